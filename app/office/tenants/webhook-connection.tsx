import { formatMoment } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { Copyable } from '~/kit/fields-to-copy'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { paths } from '~/paths'

export interface Connection {
  address: string
  mandantId: string
  events: readonly string[]
  employee: { id: string; name: string } | null
  example: string
  received: { id: string; event: string; at: string; processed: number }[]
}

export function WebhookConnection({ address, mandantId, events, employee, example, received }: Connection) {
  const texts = useTexts().tenants.webhook.connection
  const language = useLanguage()
  const href = useHref()
  return (
    <>
      <section className="sheet stack-tight" aria-labelledby="verbinden">
        <h2 id="verbinden">{texts.title}</h2>
        <p>{texts.text}</p>
        <Facts
          facts={[
            { label: texts.address, value: <Copyable>{`POST ${address}`}</Copyable> },
            { label: texts.header, value: <Copyable>X-Webhook-Secret</Copyable> },
            { label: 'mandant_id', value: <Copyable>{mandantId}</Copyable> },
            { label: texts.events, value: events.join(', ') },
            { label: texts.employeeId, value: employee && texts.example(employee.name, employee.id) },
          ]}
        />
        <h3>{texts.tryIt}</h3>
        <p>{employee ? texts.tryText(employee.name) : texts.noEmployee}</p>
        <pre className="sheet mail-text">{callOf(address, example, texts.secret)}</pre>
        <p>{texts.answer}</p>
        <p>
          <a href={paths.docsChapter('webhook')}>{texts.docs}</a>
        </p>
      </section>
      <section className="sheet stack-tight" aria-labelledby="eingegangen">
        <h2 id="eingegangen">{texts.received}</h2>
        {received.length === 0 ? (
          <p>{texts.nothing}</p>
        ) : (
          <ul>
            {received.map(({ id, event, at, processed }) => (
              <li key={id}>
                {formatMoment(at, language)}: {texts.delivery(event, processed)}
              </li>
            ))}
          </ul>
        )}
        <p>
          <a className="target" href={href(paths.deliveries())}>
            {texts.allDeliveries}
          </a>
        </p>
      </section>
    </>
  )
}

function callOf(address: string, example: string, secret: string): string {
  return [
    `curl -i ${address}`,
    "-H 'Content-Type: application/json'",
    `-H 'X-Webhook-Secret: ${secret}'`,
    `-d '${example}'`,
  ].join(' \\\n  ')
}
