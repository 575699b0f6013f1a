/** The calling numbers of a company, the same for its administrators and the bank. */
import { namedNumber } from '#sandbox/handlers/calling-numbers/number-of.ts'
import { blockNumber, cancelNumberBlock, deactivateNumber } from '#sandbox/handlers/calling-numbers/number-state.ts'
import { exportNumbers, listCities, listNumbers, readNumber } from '#sandbox/handlers/calling-numbers/read-numbers.ts'
import { uploadNumbers } from '#sandbox/handlers/calling-numbers/upload-numbers.ts'
import { changeNumber, createNumber } from '#sandbox/handlers/calling-numbers/write-number.ts'
import { answer, on, read, write, writeInSteps } from '#sandbox/handlers/entry.ts'
import { twins } from '#sandbox/handlers/twins.ts'
import { company, nobody, own } from '#sandbox/handlers/ways.ts'

const number = on(namedNumber)

export const callingNumberHandlers = {
  ...twins(
    { business: own, bank: company },
    {
      ListCallingNumbers: read(listNumbers),
      DownloadCallingNumbers: read(exportNumbers),
      UploadCallingNumbers: writeInSteps(uploadNumbers),
      CreateCallingNumber: write(createNumber),
      GetCallingNumber: number.read(readNumber),
      UpdateCallingNumber: number.write(changeNumber),
      BlockCallingNumber: number.write(blockNumber),
      CancelCallingNumberBlock: number.write(cancelNumberBlock),
      DeactivateCallingNumber: number.write(deactivateNumber),
    },
  ),
  ...twins({ business: nobody, bank: nobody }, { ListPreferredCities: answer(listCities) }),
}
