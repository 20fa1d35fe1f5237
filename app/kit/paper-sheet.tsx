import type { PaperValue, Part } from '~/domain/papers/paper'
import { formatMoment } from '~/i18n/format'
import { useLanguage, useTexts } from './language'
import type { PrintedPaper } from './papers.server'
import { Table } from './table'

/** Lettered items of a law's paragraph. */
const LETTERED_ITEM = /^[a-z]\) /

/** A paper to read and print, marked as a template until the firm has adopted it. */
export function PaperSheet({
  paper,
  firm,
  madeAt,
  version,
  isTemplate = false,
}: PrintedPaper & { isTemplate?: boolean }) {
  const { papers: texts } = useTexts()
  const language = useLanguage()
  return (
    <article className="paper stack">
      <header className="stack-tight">
        <h1>{paper.title}</h1>
        <p>{firm}</p>
        <p className="soft small">{paper.law}</p>
        <p className="soft small">{texts.made(formatMoment(madeAt, language), version)}</p>
        {isTemplate ? <p className="soft small">{texts.noAdvice}</p> : null}
      </header>
      {paper.sections.map(({ title, law, parts }) => (
        <section key={title} className="stack-tight">
          <h2>{title}</h2>
          <p className="soft small">{law}</p>
          {parts.map((part) => (
            <PaperPart key={JSON.stringify(part)} part={part} />
          ))}
        </section>
      ))}
    </article>
  )
}

function PaperPart({ part }: { part: Part }) {
  const { papers: texts } = useTexts()
  if (typeof part === 'string') return <p>{part}</p>
  if ('list' in part) {
    return (
      <ul className={part.list.every((item) => LETTERED_ITEM.test(item)) ? 'lettered' : undefined}>
        {part.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  if ('missing' in part) {
    return (
      <p className="paper-missing">
        <strong>{texts.off}</strong> {part.missing}
      </p>
    )
  }
  if ('blank' in part) {
    return (
      <p>
        {part.blank} <ValueOrLine content={null} />
      </p>
    )
  }
  if ('facts' in part) {
    return (
      <dl className="facts">
        {part.facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <ValueOrLine content={value} />
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  return <PaperTable head={part.head} rows={part.rows} />
}

function PaperTable({ head, rows }: { head: readonly string[]; rows: readonly (readonly PaperValue[])[] }) {
  return (
    <Table
      kind="facts"
      rows={rows}
      keyOf={([first = null]) => String(first)}
      columns={head.map((title, index) => ({
        title,
        cell: (row: readonly PaperValue[]) => <ValueOrLine content={row[index] ?? null} />,
      }))}
    />
  )
}

function ValueOrLine({ content }: { content: PaperValue }) {
  const { papers: texts } = useTexts()
  if (content !== null) return content
  return <span className="paper-blank">{texts.fillIn}</span>
}
