import type { ReactNode } from 'react'
import { CodeTabs, JsonCode } from './code-block'
import { useDocsHref } from './code-language'
import { FieldTable } from './field-table'
import type { DocsFrame } from './frame'
import type { ShownCall, ShownRequest } from './shown-call'

interface Props {
  call: ShownCall
  labels: DocsFrame['texts']['labels']
}

/** A call: what it is for and takes at the left, how it is written and answered at the right. */
export function CallPart({ call, labels }: Props) {
  const { id, requests } = call
  const [request] = requests
  if (requests.length === 1 && request)
    return (
      <section className="docs-call" aria-labelledby={id}>
        <Pair
          words={
            <>
              <Purpose call={call} labels={labels} />
              <BodyFields request={request} call={call} labels={labels} />
              <AnswerFields call={call} labels={labels} />
            </>
          }
          code={
            <>
              <Written request={request} call={call} labels={labels} />
              <AnswerSample call={call} labels={labels} />
            </>
          }
        />
        <Refusals call={call} labels={labels} />
      </section>
    )
  return (
    <section className="docs-call" aria-labelledby={id}>
      <Purpose call={call} labels={labels} />
      <AnswerFields call={call} labels={labels} />
      <Refusals call={call} labels={labels} />
      {requests.map((one) => (
        <section key={one.id} className="docs-call" aria-labelledby={one.id}>
          <Pair
            words={
              <>
                <div className="stack-tight">
                  <h3 id={one.id}>
                    <code>{one.title}</code>
                  </h3>
                  <p>{one.text}</p>
                </div>
                <BodyFields request={one} call={call} labels={labels} />
              </>
            }
            code={
              <>
                <Written request={one} call={call} labels={labels} />
                <AnswerSample call={call} labels={labels} />
              </>
            }
          />
        </section>
      ))}
    </section>
  )
}

export function Pair({ words, code }: { words: ReactNode; code: ReactNode }) {
  return (
    <div className="docs-pair">
      <div className="stack">{words}</div>
      <div className="docs-code">{code}</div>
    </div>
  )
}

function Purpose({ call, labels }: Props) {
  const { id, title, text, method, path, opens, scope, parameters, headers } = call
  return (
    <>
      <div className="stack-tight">
        <h2 id={id}>{title}</h2>
        <p className="docs-address">
          <strong>{method}</strong> <code>{path}</code>
        </p>
        <p>{text}</p>
        <p className="soft small">
          {opens} {scope === null ? null : <code>{scope}</code>}
        </p>
      </div>
      {parameters.length > 0 ? (
        <FieldTable fields={parameters} caption={labels.parameters} labels={labels} />
      ) : null}
      {headers.length > 0 ? <FieldTable fields={headers} caption={labels.headers} labels={labels} /> : null}
    </>
  )
}

function BodyFields({ request, call, labels }: Props & { request: ShownRequest }) {
  return (
    <>
      {request.fields.length > 0 ? (
        <FieldTable fields={request.fields} caption={labels.body} labels={labels} />
      ) : null}
      {call.isBodyOptional ? <p className="soft small">{labels.noBody}</p> : null}
    </>
  )
}

function AnswerFields({ call: { answer }, labels }: Props) {
  if (answer.fields.length === 0) return null
  return <FieldTable fields={answer.fields} caption={labels.answerFields} labels={labels} isAnswer />
}

function Written({ request, call, labels }: Props & { request: ShownRequest }) {
  return (
    <div className="stack-tight">
      <h3>{labels.request}</h3>
      <CodeTabs
        id={request.id}
        label={`${labels.request}: ${request.title ?? call.title}`}
        written={request.written}
      />
    </div>
  )
}

function AnswerSample({ call: { answer }, labels }: Props) {
  return (
    <div className="stack-tight">
      <h3>
        {labels.answer} {answer.status}
      </h3>
      {answer.isFile ? <p>{labels.file}</p> : <JsonCode value={answer.sample} />}
    </div>
  )
}

function Refusals({ call, labels }: Props) {
  const href = useDocsHref()
  return (
    <details className="docs-refusals">
      <summary>
        {labels.refusals} ({call.refusals.length})
      </summary>
      <ul className="docs-codes">
        {call.refusals.map(({ status, code, title, href: to }) => (
          <li key={code}>
            {status}{' '}
            <a className="target" href={href(to)}>
              {code}
            </a>{' '}
            <span className="soft">{title}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
