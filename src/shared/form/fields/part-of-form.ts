import type { Control, FieldValues } from 'react-hook-form'

/**
 * The control of a form for fields that know only some of its values, the same in several forms. The library's type is
 * invariant, so the language cannot say that who knows all values knows these too.
 */
export const partOfForm = <TPart extends FieldValues, TValues extends TPart = TPart>(
  control: Control<TValues, unknown, FieldValues>,
) => control as unknown as Control<TPart, unknown, FieldValues>
