import { Help } from '~/kit/help'
import { useTexts } from '~/kit/language'
import { Table } from '~/kit/table'
import type { ShownDelivery } from './page.server'
import type { SeenBody, SeenEntry, SeenField } from './view'

/** What was sent, as a table and as JSON, with each finding beside its field. */
export function DeliveryBody({
  delivery: { body, names, maySeeBody, isForOwner, findings },
}: {
  delivery: ShownDelivery
}) {
  const { deliveries: texts } = useTexts()
  return (
    <section className="stack-tight" aria-labelledby="gemeldet">
      <h2 id="gemeldet">{texts.body}</h2>
      {body === null ? (
        <>
          <p>{!maySeeBody ? texts.bodyHidden : isForOwner ? texts.bodyForOwner : texts.bodyGone}</p>
          <Findings findings={findings} />
        </>
      ) : (
        <>
          <Findings findings={body.others} />
          <FieldTable fields={body.fields} />
          {body.more > 0 ? <p className="soft">{texts.moreFields(body.more)}</p> : null}
          {body.entryCount > 0 ? <EntryTable body={body} names={names} /> : null}
          {body.json === null ? null : (
            <Help summary={texts.json}>
              <pre className="sheet mail-text">{body.json}</pre>
            </Help>
          )}
        </>
      )}
    </section>
  )
}

/** Of fields that are not there, or of a body that is not shown. */
function Findings({ findings }: { findings: SeenBody['others'] }) {
  if (findings.length === 0) return null
  return (
    <ul lang="en">
      {findings.map(({ pointer, detail }) => (
        <li key={`${pointer} ${detail}`}>
          <code>{pointer || '/'}</code> {detail}
        </li>
      ))}
    </ul>
  )
}

function FieldTable({ fields }: { fields: readonly SeenField[] }) {
  const { deliveries: texts } = useTexts()
  if (fields.length === 0) return null
  return (
    <Table
      kind="facts"
      caption={texts.body}
      rows={fields}
      keyOf={({ pointer }) => pointer}
      columns={[
        { title: texts.field, cell: ({ pointer }) => <code>{pointer || '/'}</code> },
        { title: texts.value, isGroup: true, cell: (field) => <Value {...field} /> },
      ]}
    />
  )
}

function EntryTable({ body, names }: { body: SeenBody; names: Readonly<Record<string, string>> }) {
  const { deliveries: texts } = useTexts()
  const { entries, entryCount } = body
  const hasOthers = entries.some((entry) => entry.more > 0 || othersOf(entry).length > 0)
  return (
    <>
      <h3>{texts.entries(entryCount)}</h3>
      <Table
        caption={texts.entries(entryCount)}
        rows={entries}
        keyOf={({ index }) => index}
        columns={[
          {
            title: texts.employee,
            look: 'name',
            cell: (entry) => (
              <>
                {names[entry.id] ?? (entry.id ? <code>{entry.id}</code> : `/${entry.index}`)}
                <Faults findings={fieldOf(entry, 'id')?.findings ?? []} />
              </>
            ),
          },
          ...AMOUNTS.map((name) => ({
            title: name,
            isGroup: true,
            cell: (entry: SeenEntry) => {
              const field = fieldOf(entry, name)
              return field ? <Value {...field} /> : '–'
            },
          })),
          hasOthers && {
            title: texts.more,
            isGroup: true,
            cell: (entry) => (
              <>
                {othersOf(entry).map((field) => (
                  <p key={field.pointer}>
                    <code>{nameIn(entry, field)}</code> <Value {...field} />
                  </p>
                ))}
                {entry.more > 0 ? <p className="soft">{texts.moreFields(entry.more)}</p> : null}
              </>
            ),
          },
        ]}
      />
      {entryCount > entries.length ? <p className="soft">{texts.first(entries.length, entryCount)}</p> : null}
    </>
  )
}

const AMOUNTS = ['stunden', 'ueberstunden']

function nameIn({ index }: SeenEntry, { pointer }: SeenField): string {
  return pointer.slice(`/daten/mitarbeiter/${index}/`.length)
}

function fieldOf(entry: SeenEntry, name: string): SeenField | undefined {
  return entry.fields.find((field) => nameIn(entry, field) === name)
}

function othersOf(entry: SeenEntry): SeenField[] {
  return entry.fields.filter((field) => !['id', ...AMOUNTS].includes(nameIn(entry, field)))
}

function Value({ value, findings }: SeenField) {
  return (
    <>
      <span>{value}</span>
      <Faults findings={findings} />
    </>
  )
}

/** In the words of the answer, which an integrator reads in English. */
function Faults({ findings }: Pick<SeenField, 'findings'>) {
  return findings.map((finding) => (
    <p key={finding} className="field-fault" lang="en">
      {finding}
    </p>
  ))
}
