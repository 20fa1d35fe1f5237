import type { HandoverLine } from '~/domain/handovers/lines'
import { formatDecimal } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { Table } from '~/kit/table'
import type { handoverPageData } from './handover.server'

type Data = Awaited<ReturnType<typeof handoverPageData>>

/** Rows on the page; the file has all. */
const MOST_SHOWN = 50

export function ReadyTable({ ready }: Pick<Data, 'ready'>) {
  const texts = useTexts().handover
  const language = useLanguage()
  const say = ({ kind, amount }: HandoverLine) => `${texts.kinds[kind]}: ${formatDecimal(amount, language)}`
  return (
    <>
      <Table
        caption={texts.ready(ready.length)}
        rows={ready.slice(0, MOST_SHOWN)}
        keyOf={({ id }) => id}
        columns={[
          {
            title: texts.name,
            phone: 'first',
            cell: ({ name, lines }) => (
              <>
                {name}
                {lines.some(({ isDifference }) => isDifference) ? <Remark>{texts.difference}</Remark> : null}
              </>
            ),
          },
          { title: texts.number, phone: 'end', cell: ({ number }) => number },
          { title: texts.what, phone: 'below', cell: ({ lines }) => lines.map(say).join(' · ') },
        ]}
      />
      {ready.length > MOST_SHOWN ? <p className="soft">{texts.more(ready.length - MOST_SHOWN)}</p> : null}
    </>
  )
}

export function BlockedTable({ blocked }: Pick<Data, 'blocked'>) {
  const texts = useTexts().handover
  const groups = new Map<string, string[]>()
  for (const { number, name, findings } of blocked) {
    const why = findings
      .map((one) =>
        one.code === 'wage_type'
          ? texts.noType(texts.kinds[one.kind])
          : one.code === 'number'
            ? texts.badNumber
            : texts.contradiction,
      )
      .join(' ')
    groups.set(why, [...(groups.get(why) ?? []), `${name} (${number})`])
  }
  return (
    <section className="stack-tight" aria-labelledby="fehlt">
      <h2 id="fehlt">{texts.blocked(blocked.length)}</h2>
      <p>{texts.blockedText}</p>
      <dl className="stack-tight">
        {[...groups].map(([why, people]) => (
          <div key={why}>
            <dt>
              <strong>{why}</strong>
            </dt>
            <dd>
              {people.slice(0, MOST_SHOWN).join(', ')}
              {people.length > MOST_SHOWN ? ` ${texts.more(people.length - MOST_SHOWN)}` : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
