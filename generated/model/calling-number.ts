import * as zod from 'zod/mini';
import { CallingNumberLimit } from './calling-number-limit.ts';
import { CallingNumberStatus } from './calling-number-status.ts';
import { CallNumber } from './call-number.ts';
import { CarNumber } from './car-number.ts';
import { CityId } from './city-id.ts';
import { Day } from './day.ts';
import { DeactivationReason } from './deactivation-reason.ts';
import { EmailAddress } from './email-address.ts';
import { EmployeeNumber } from './employee-number.ts';
import { Etag } from './etag.ts';
import { Id } from './id.ts';
import { PersonName } from './person-name.ts';
import { ReloadValue } from './reload-value.ts';
import { ReportAttribute } from './report-attribute.ts';

export const CallingNumber = /*#__PURE__*/ zod.object({
  "id": Id,
  "etag": Etag,
  "preferredCity": CityId,
  "status": CallingNumberStatus,
  "taskOpen": /*#__PURE__*/ zod.boolean(),
  "activationDate": /*#__PURE__*/ zod.union([Day,/*#__PURE__*/ zod.null()]),
  "deactivationDate": /*#__PURE__*/ zod.union([Day,/*#__PURE__*/ zod.null()]),
  "deactivationReason": /*#__PURE__*/ zod.union([DeactivationReason,/*#__PURE__*/ zod.null()]),
  "callingNumber": CallNumber,
  "firstName": PersonName,
  "lastName": PersonName,
  "email": /*#__PURE__*/ zod.union([EmailAddress,/*#__PURE__*/ zod.null()]),
  "employeeNumber": /*#__PURE__*/ zod.union([EmployeeNumber,/*#__PURE__*/ zod.null()]),
  "custReportAttr1": /*#__PURE__*/ zod.union([ReportAttribute,/*#__PURE__*/ zod.null()]),
  "custReportAttr2": /*#__PURE__*/ zod.union([ReportAttribute,/*#__PURE__*/ zod.null()]),
  "carNumber": CarNumber,
  "reloadValue": ReloadValue,
  "limit": CallingNumberLimit
});

export type CallingNumber = zod.input<typeof CallingNumber>;
export type CallingNumberOutput = zod.output<typeof CallingNumber>;
