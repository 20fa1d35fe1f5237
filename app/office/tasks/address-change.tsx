import { formatCountry } from '~/i18n/format'
import { useCustomerLabel, useCustomerValue } from '~/kit/customer-words'
import { FieldConflicts } from '~/kit/field-conflicts'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { paths } from '~/paths'
import type { TaskPage } from './page.server'

type Props = Pick<TaskPage, 'task' | 'address' | 'mayHandle'>

export function AddressChange({ task, address, mayHandle }: Props) {
  const { changeRequest: texts } = useTexts().tasks
  const labelOf = useCustomerLabel()
  const show = useCustomerValue()
  if (!address) return null
  const { now, wished, countryInWords, values, revision } = address
  return (
    <section className="stack-tight" aria-labelledby="adresse">
      <h2 id="adresse">{texts.address}</h2>
      <FieldConflicts labelOf={labelOf} show={show} entered={values} words={texts.conflict} />
      <table className="table table-cards">
        <caption className="visually-hidden">{texts.address}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.now}</th>
            <th scope="col">{texts.wished}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td data-label={texts.now}>
              <AddressLines address={now} />
            </td>
            <td data-label={texts.wished}>
              <AddressLines address={wished} />
            </td>
          </tr>
        </tbody>
      </table>
      {countryInWords === null ? null : (
        <p>
          {texts.country}: {countryInWords}. {texts.countryHint}
        </p>
      )}
      {mayHandle && task.doneAt === null ? (
        <OfficeForm action={paths.taskChangeRequest(task.id)} button={texts.apply}>
          <input type="hidden" name={REVISION_FIELD} value={revision} />
        </OfficeForm>
      ) : null}
    </section>
  )
}

function AddressLines({ address: { lines, country } }: { address: NonNullable<TaskPage['address']>['now'] }) {
  const language = useLanguage()
  const all = country === null ? lines : [...lines, formatCountry(country, language)]
  return (
    <span className="value">
      {all.map((line) => (
        <span className="own-line" key={line}>
          {line}
        </span>
      ))}
    </span>
  )
}
