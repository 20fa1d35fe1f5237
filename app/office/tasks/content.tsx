import { useTexts } from '~/kit/language'
import { AddressChange } from './address-change'
import { DeliveryTask } from './delivery'
import { DoubleDebit } from './double-debit'
import type { TaskPage } from './page.server'
import { ReturnedDebit } from './returned-debit'
import { SilentEndpoint } from './silent-endpoint'

type Props = Pick<
  TaskPage,
  | 'task'
  | 'body'
  | 'payload'
  | 'reason'
  | 'choices'
  | 'address'
  | 'returned'
  | 'doubleDebit'
  | 'endpoint'
  | 'mayHandle'
  | 'maySeeDeliveries'
>

export function TaskContent(props: Props) {
  const texts = useTexts().tasks
  const { task, body } = props
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
      return <DeliveryTask {...props} />
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
    case 'transfer_back':
      return <p>{texts.transferBackText}</p>
    case 'unknown_hours':
      return <p>{texts.unknownText}</p>
    default:
      return (
        <p>
          {{ transfer: texts.transferText, choice: texts.choiceText, fresh_link: texts.linkText }[task.kind]}
        </p>
      )
  }
}
