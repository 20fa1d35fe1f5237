import type { HandoverLine } from '~/domain/handovers/lines'
import { formatDecimal } from '~/i18n/format'
import type { handoverPageData } from '~/pages/handover.server'
import { useLanguage, useTexts } from '../language'
import { Remark } from '../remark'

type Data = Awaited<ReturnType<typeof handoverPageData>>

/** As many as fit on a page; the file has all of them. */
const MOST_SHOWN = 50

/** Who would be in the file, and with what. */
export function ReadyTable({ ready }: Pick<Data, 'ready'>) {
  const texts = useTexts().handover
  const language = useLanguage()
  const say = ({ kind, amount }: HandoverLine) => `${texts.kinds[kind]}: ${formatDecimal(amount, language)}`
  return (
    <>
      <table className="table table-cards list">
        <caption className="visually-hidden">{texts.ready(ready.length)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.number}</th>
            <th scope="col">{texts.what}</th>
          </tr>
        </thead>
        <tbody>
          {ready.slice(0, MOST_SHOWN).map(({ id, number, name, lines }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                {lines.some(({ isDifference }) => isDifference) ? <Remark>{texts.difference}</Remark> : null}
              </th>
              <td data-label={texts.number}>{number}</td>
              <td data-label={texts.what}>{lines.map(say).join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {ready.length > MOST_SHOWN ? <p className="soft">{texts.more(ready.length - MOST_SHOWN)}</p> : null}
    </>
  )
}

/** Whom the file leaves out, and what is missing. */
export function BlockedTable({ blocked }: Pick<Data, 'blocked'>) {
  const texts = useTexts().handover
  return (
    <section className="stack-tight" aria-labelledby="fehlt">
      <h2 id="fehlt">{texts.blocked(blocked.length)}</h2>
      <p>{texts.blockedText}</p>
      <table className="table table-cards list">
        <caption className="visually-hidden">{texts.blocked(blocked.length)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.number}</th>
            <th scope="col">{texts.why}</th>
          </tr>
        </thead>
        <tbody>
          {blocked.map(({ id, number, name, obstacles }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td data-label={texts.number}>{number}</td>
              <td data-label={texts.why}>
                {obstacles
                  .map((one) =>
                    one.code === 'number' ? texts.badNumber : texts.noType(texts.kinds[one.kind]),
                  )
                  .join(' ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
