import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { FormMore } from '~/kit/form-more'
import { KeyOfNew } from '~/kit/key-of-new'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { AddAnyway, Alike } from '~/kit/records/alike'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { CONFIDENTIAL_NAMES, ConfidentialFields } from './confidential-fields'
import { EmployeeFields } from './fields'
import { useEmployeeLabel } from './words'

export function NewEmployeePage({ formKey, id }: { formKey: string; id: string }) {
  const texts = useTexts().employees
  const refusal = useRefusal()
  return (
    <>
      <ErrorSummary faults={refusal.faults} labelOf={useEmployeeLabel()} />
      <PageHead
        back={{ to: paths.employees(), label: texts.back }}
        title={texts.add}
        others={[{ label: texts.notice, to: paths.noticeToHandOut() }]}
      />
      <Alike texts={texts.alike} pathOf={paths.employee} />
      <OfficeForm action={paths.newEmployee()} button={texts.addButton}>
        <KeyOfNew formKey={formKey} />
        <EmployeeFields
          confidential={
            <FormMore {...texts.parts.confidential} names={CONFIDENTIAL_NAMES}>
              <p className="field-hint">{texts.confidential.whoSees}</p>
              <ConfidentialFields />
            </FormMore>
          }
        >
          <TextField
            {...fieldOf(refusal, 'id', id)}
            label={texts.fields.id}
            hint={texts.idHint}
            autoComplete="off"
            spellCheck={false}
            isOptional
          />
        </EmployeeFields>
        <AddAnyway />
      </OfficeForm>
    </>
  )
}
