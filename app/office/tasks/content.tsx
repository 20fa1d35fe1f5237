import { useTexts } from '~/kit/language'
import { AddressChange } from './address-change'
import { DoubleDebit } from './double-debit'
import type { TaskPage } from './page.server'
import { ReturnedDebit } from './returned-debit'
import { SilentEndpoint } from './silent-endpoint'

type Props = Pick<
  TaskPage,
  'task' | 'body' | 'payload' | 'reason' | 'address' | 'returned' | 'doubleDebit' | 'endpoint' | 'mayHandle'
>

export function TaskContent(props: Props) {
  const texts = useTexts().tasks
  const { task, body, payload, reason } = props
  switch (task.kind) {
    case 'message':
    case 'question':
      return (
        <section className="stack-tight" aria-labelledby="nachricht">
          <h2 id="nachricht">{texts.body}</h2>
          <p className="sheet mail-text">{body}</p>
        </section>
      )
    case 'delivery':
      return <DeliveryPayload payload={payload} reason={reason} />
    case 'address':
      return <AddressChange {...props} />
    case 'returned':
      return props.returned && <ReturnedDebit returned={props.returned} />
    case 'double_debit':
      return props.doubleDebit && <DoubleDebit debit={props.doubleDebit} />
    case 'bank':
    case 'mandate':
    case 'hours':
      return null
    case 'event_endpoint':
      return <SilentEndpoint endpoint={props.endpoint} />
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
          <pre className="sheet mail-text">{payload}</pre>
        </>
      )}
    </section>
  )
}
