import type { EInvoice } from '~/domain/einvoices/model'
import type { Profile } from '~/domain/einvoices/profile'
import { formatCount } from '~/i18n/format'
import { formatReadDay } from '~/i18n/format-read'
import { type Fact, Facts } from '~/kit/facts'
import { useLanguage, useTexts } from '~/kit/language'
import { ReadLines } from './read-lines'
import { ReadParty, ReadPlace } from './read-parties'
import { ReadPayment } from './read-payment'
import { ReadTotals } from './read-totals'

interface Props {
  invoice: EInvoice
  embeddedAs: string | null
  profile: Profile
  /** Number of all lines; the page shows the first ones. */
  lineCount: number
}

export function ReadInvoice({ invoice, embeddedAs, profile, lineCount }: Props) {
  const language = useLanguage()
  const texts = useTexts().einvoices
  const { seller, buyer, payee, taxRepresentative, delivery } = invoice
  const form = [
    texts.profiles[profile],
    texts.syntax(invoice.syntax),
    embeddedAs !== null && texts.embedded(embeddedAs),
  ]
  return (
    <section className="sheet stack" aria-labelledby="rechnungsinhalt">
      <h2 id="rechnungsinhalt">{texts.content}</h2>
      <Facts
        facts={[{ label: texts.facts.form, value: form.filter(Boolean).join(', ') }, ...useHead(invoice)]}
      />
      <div className="columns">
        <ReadParty title={texts.seller} party={seller} />
        <ReadParty title={texts.buyer} party={buyer} />
        {payee ? <ReadParty title={texts.payee} party={payee} /> : null}
        {taxRepresentative ? <ReadParty title={texts.taxRepresentative} party={taxRepresentative} /> : null}
        <ReadPlace title={texts.delivery} delivery={delivery} />
      </div>
      <ReadLines invoice={invoice} />
      {lineCount > invoice.lines.length ? (
        <p>
          {texts.firstLines(formatCount(invoice.lines.length, language), formatCount(lineCount, language))}
        </p>
      ) : null}
      <ReadTotals invoice={invoice} />
      <ReadPayment invoice={invoice} />
      <Notes title={texts.reasons} notes={invoice.taxes.map(({ reason }) => reason ?? '')} />
      <Notes title={texts.notes} notes={invoice.notes} />
      <Attachments attachments={invoice.attachments} />
    </section>
  )
}

function useHead(invoice: EInvoice): Fact[] {
  const { facts, types } = useTexts().einvoices
  const language = useLanguage()
  const day = (text: string | undefined) => formatReadDay(text, language)
  const { typeCode = '', delivery, period, preceding } = invoice
  const earlier = preceding.map(({ number, issuedOn }) => [number, day(issuedOn)].filter(Boolean).join(', '))
  const days = [period?.from, period?.to].map(day).filter(Boolean)
  return [
    { label: facts.number, value: invoice.number },
    { label: facts.type, value: types[typeCode] ?? typeCode },
    { label: facts.issuedOn, value: day(invoice.issuedOn) },
    { label: facts.dueOn, value: day(invoice.dueOn) },
    { label: facts.suppliedOn, value: day(delivery.on) },
    { label: facts.period, value: days.join(' – ') },
    { label: facts.preceding, value: earlier.join('; ') },
    ...REFERENCES.map((name) => ({ label: facts[name], value: invoice[name] })),
  ]
}

const REFERENCES = [
  'buyerReference',
  'order',
  'salesOrder',
  'contract',
  'project',
  'tender',
  'object',
  'accounting',
  'despatchAdvice',
  'receivingAdvice',
] as const satisfies readonly (keyof EInvoice)[]

/** Code in front of a UBL note that says what it is about. */
const SUBJECT = /^\s*#[A-Z0-9]{3}#/

function Notes({ title, notes }: { title: string; notes: readonly string[] }) {
  const stated = [
    ...new Set(notes.map((note) => note.replace(SUBJECT, '')).filter((note) => note.trim() !== '')),
  ]
  if (stated.length === 0) return null
  return (
    <div className="stack-tight">
      <h3>{title}</h3>
      {stated.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
    </div>
  )
}

function Attachments({ attachments }: Pick<EInvoice, 'attachments'>) {
  const texts = useTexts().einvoices
  const language = useLanguage()
  if (attachments.length === 0) return null
  const nameOf = ({ reference, description, address, file }: EInvoice['attachments'][number]) => {
    const name = [description ?? reference, file?.name, address].filter(Boolean).join(', ')
    return file ? texts.attachment(name, formatCount(Math.ceil(file.bytes / 1024), language)) : name
  }
  return (
    <div className="stack-tight">
      <h3>{texts.attachments}</h3>
      <ul>
        {attachments.map((attachment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on the page, and two may be equal
          <li key={index}>{nameOf(attachment)}</li>
        ))}
      </ul>
      <p className="soft">{texts.noAttachmentsOpened}</p>
    </div>
  )
}
