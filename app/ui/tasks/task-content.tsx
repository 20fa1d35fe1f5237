import type { TaskPage } from '~/domain/office/task-page.server'
import { REVISION_FIELD } from '~/forms/form-fields'
import { formatCountry } from '~/i18n/format'
import { paths } from '~/paths'
import { Clashes } from '../clashes'
import { useCustomerLabel, useCustomerValue } from '../customers/customer-fields'
import { useHref, useLanguage, useTexts } from '../language'
import { OfficeForm } from '../office-form'

type Props = Pick<TaskPage, 'task' | 'body' | 'payload' | 'address' | 'mayHandle'>

/** What a task is about, and the step that it asks for. */
export function TaskContent(props: Props) {
  const texts = useTexts().tasks
  const href = useHref()
  const { task, body, payload, mayHandle } = props
  switch (task.kind) {
    case 'message':
    case 'question':
      return (
        <section className="stack-tight" aria-labelledby="nachricht">
          <h2 id="nachricht">{texts.body}</h2>
          <p className="mail-text">{body}</p>
        </section>
      )
    case 'delivery':
      return (
        <section className="stack-tight" aria-labelledby="meldung">
          <h2 id="meldung">{texts.payload}</h2>
          {payload === null ? (
            <p>{texts.payloadGone}</p>
          ) : (
            <>
              <p>{texts.reasons}</p>
              <pre className="mail-text">{payload}</pre>
            </>
          )}
        </section>
      )
    case 'address':
      return <AddressWish {...props} />
    case 'bank':
      return mayHandle && task.doneAt === null ? (
        <p>
          <a className="button" href={href(paths.taskWish(task.id))}>
            {texts.wish.check}
          </a>
        </p>
      ) : null
    case 'mandate':
      return (
        <p>
          <a className="button" href={href(paths.mandate(task.subjectId))}>
            {texts.toMandate}
          </a>
        </p>
      )
    default:
      return (
        <p>
          {{ transfer: texts.transferText, choice: texts.choiceText, fresh_link: texts.linkText }[task.kind]}
        </p>
      )
  }
}

function AddressWish({ task, address, mayHandle }: Props) {
  const { wish: texts } = useTexts().tasks
  const labelOf = useCustomerLabel()
  const show = useCustomerValue()
  if (!address) return null
  const { now, wished, countryInWords, values, revision } = address
  return (
    <section className="stack-tight" aria-labelledby="adresse">
      <h2 id="adresse">{texts.address}</h2>
      <Clashes labelOf={labelOf} show={show} entered={values} words={texts.clash} />
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
              <Lines address={now} />
            </td>
            <td data-label={texts.wished}>
              <Lines address={wished} />
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
        <OfficeForm action={paths.taskWish(task.id)} button={texts.apply}>
          <input type="hidden" name={REVISION_FIELD} value={revision} />
        </OfficeForm>
      ) : null}
    </section>
  )
}

function Lines({ address: { lines, country } }: { address: NonNullable<Props['address']>['now'] }) {
  const language = useLanguage()
  const all = country === null ? lines : [...lines, formatCountry(country, language)]
  return (
    <span className="value">
      {all.map((line) => (
        <span className="line-of-address" key={line}>
          {line}
        </span>
      ))}
    </span>
  )
}
