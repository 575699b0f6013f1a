import * as zod from 'zod/mini';
import { CallingNumberLimit } from './calling-number-limit.ts';
import { CallNumber } from './call-number.ts';
import { CarNumber } from './car-number.ts';
import { CityId } from './city-id.ts';
import { EmailAddress } from './email-address.ts';
import { EmployeeNumber } from './employee-number.ts';
import { PersonName } from './person-name.ts';
import { ReloadValue } from './reload-value.ts';
import { ReportAttribute } from './report-attribute.ts';

export const CallingNumberRequest = /*#__PURE__*/ zod.object({
  "preferredCity": CityId,
  "callingNumber": CallNumber,
  "firstName": PersonName,
  "lastName": PersonName,
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([EmailAddress,/*#__PURE__*/ zod.null()])),
  "employeeNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([EmployeeNumber,/*#__PURE__*/ zod.null()])),
  "custReportAttr1": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([ReportAttribute,/*#__PURE__*/ zod.null()])),
  "custReportAttr2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([ReportAttribute,/*#__PURE__*/ zod.null()])),
  "carNumber": CarNumber,
  "reloadValue": ReloadValue,
  "limit": CallingNumberLimit
});

export type CallingNumberRequest = zod.input<typeof CallingNumberRequest>;
export type CallingNumberRequestOutput = zod.output<typeof CallingNumberRequest>;
