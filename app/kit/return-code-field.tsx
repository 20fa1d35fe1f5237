import { RETURN_CODES, reasonOf } from '~/domain/values/return-reasons'
import { RETURN_CODE_FIELD } from './forms/return-code'
import { useTexts } from './language'
import { useRefusal } from './refusal'
import { SelectField } from './select-field'

/** The bank's reason for a debit that came back: what becomes of the mandate follows from it. */
export function ReturnCodeField() {
  const texts = useTexts().debits.returnCode
  const { values } = useRefusal()
  return (
    <SelectField
      name={RETURN_CODE_FIELD}
      label={texts.label}
      hint={texts.hint}
      value={values[RETURN_CODE_FIELD] ?? ''}
      options={[
        { value: '', label: texts.none },
        ...RETURN_CODES.map((code) => ({ value: code, label: `${code}: ${texts.reasons[reasonOf(code)]}` })),
      ]}
    />
  )
}
