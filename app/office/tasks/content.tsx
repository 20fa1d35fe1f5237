import { monthPath } from '~/kit/forms/month-query'
import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { AddressChange } from './address-change'
import type { TaskPage } from './page.server'

type Props = Pick<TaskPage, 'task' | 'body' | 'payload' | 'reason' | 'address' | 'mayHandle'>

export function TaskContent(props: Props) {
  const texts = useTexts().tasks
  const href = useHref()
  const { task, body, payload, reason, mayHandle } = props
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
      return <DeliveryPayload payload={payload} reason={reason} />
    case 'address':
      return <AddressChange {...props} />
    case 'bank':
      return mayHandle && task.doneAt === null ? (
        <p>
          <a className="button" href={href(paths.taskChangeRequest(task.id))}>
            {texts.changeRequest.check}
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
    case 'hours':
      return (
        <p>
          <a className="button" href={href(monthPath('hours', { month: task.subjectId }))}>
            {texts.toHours}
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

/** What the webhook received but could not apply; null if deleted since. */
function DeliveryPayload({ payload, reason }: Pick<TaskPage, 'payload' | 'reason'>) {
  const texts = useTexts().tasks
  return (
    <section className="stack-tight" aria-labelledby="meldung">
      <h2 id="meldung">{texts.payload}</h2>
      {payload === null ? (
        <p>{texts.payloadGone}</p>
      ) : (
        <>
          <p>
            {reason === null ? null : `${texts.reasons[reason]} `}
            {texts.byHand}
          </p>
          <pre className="mail-text">{payload}</pre>
        </>
      )}
    </section>
  )
}
