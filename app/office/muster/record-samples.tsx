import type { PayAmounts } from '~/domain/payslips/pay-amounts'
import { Address } from '~/kit/address'
import { Confirmation, Notice } from '~/kit/banner'
import { CorrectionNotes } from '~/kit/correction-notes'
import { Facts } from '~/kit/facts'
import { FieldsToCopy } from '~/kit/fields-to-copy'
import { LongDate, Money, Price, ShortDate } from '~/kit/figures'
import { Help } from '~/kit/help'
import { LongWords } from '~/kit/long-words'
import { MailAddress } from '~/kit/mail-address'
import { CopyField } from '~/kit/office/copy-field'
import { ShortcutList } from '~/kit/office/shortcut-list'
import { PayDifference } from '~/kit/pay-difference'
import type { Act } from '~/kit/records/acts'
import { InvoiceLink } from '~/kit/records/invoice-link'
import { PageHead, RecordBody } from '~/kit/records/page-head'
import { RecordHistory } from '~/kit/records/record-history'
import { RecordPart } from '~/kit/records/record-part'
import { StatusMark } from '~/kit/status-mark'
import { SHAPE, type StatusShape } from '~/kit/status-shapes'
import { Sample, Samples } from './sample'
import { HERE, LONG, SENTENCE, SHORT, USUAL } from './words'

const link = (label: string): Act => ({ label, to: HERE })
const press = (label: string): Act => ({ label, action: HERE })
const destroy: Act = { label: 'Stornieren', isEnd: true, action: HERE, confirm: SENTENCE }

const NOTHING_CHANGED: PayAmounts = {
  ...{ gross: 0, wageTax: 0, solidarity: 0, churchTax: 0, net: 0, payout: 0, flatTax: 0, cost: 0 },
  funds: [],
}
const CORRECTION: PayAmounts = {
  ...{ ...NOTHING_CHANGED, gross: 1_000_00, wageTax: 212_50, net: 694_50, payout: 694_50, cost: 1_093_00 },
  funds: [{ fundId: LONG, fundName: LONG, due: 'pension', employeeCents: 93_00, employerCents: 93_00 }],
}

export function RecordSamples() {
  return (
    <Samples name="Datensatz">
      <Sample state="Kopf: nur ein Titel">
        <PageHead title={SHORT} />
      </Sample>
      <Sample state="Kopf: Stand, nächster Schritt, Weiteres, Zerstörendes">
        <PageHead
          back={{ to: HERE, label: 'Zurück zu den Mustern' }}
          title={USUAL}
          status={<StatusMark shape="open">offen</StatusMark>}
          next={press('Zahlung eintragen')}
          others={[link('Kopieren'), press('Senden'), destroy]}
        />
      </Sample>
      <Sample state="Kopf: mehr, als in einer Reihe Platz hat">
        <PageHead
          title={USUAL}
          next={press('Senden')}
          others={[...['Mahnen', 'Stunden', 'Kopieren', 'Gutschreiben', 'Ansehen'].map(link), destroy]}
        />
      </Sample>
      <Sample state="Kopf: lang">
        <PageHead
          back={{ to: HERE, label: `Zurück zu ${LONG}` }}
          title={LONG}
          status={<StatusMark shape="overdue">überfällig seit 117 Tagen</StatusMark>}
          next={link('Rechnung ausstellen und an den Kunden senden')}
          others={['Teilweise gutschreiben', 'Als neuen Entwurf kopieren', 'Rest ausbuchen'].map(link)}
        />
      </Sample>
      <Sample state="Korrektur: was sie ändert, und was dabei gilt">
        <PayDifference caption={USUAL} difference={CORRECTION} />
        <CorrectionNotes
          notes={[{ code: 'share_until', cents: 93_00, until: '2027-02' }, { code: 'tax_changed' }]}
        />
      </Sample>
      <Sample state="Korrektur: ändert nichts">
        <PayDifference caption={USUAL} difference={NOTHING_CHANGED} />
      </Sample>
      <Sample state="Langer Name eines Rechners">
        <p>
          <LongWords text="ereignisse.buchhaltung.kontor-am-hafen.example" />
        </p>
      </Sample>
      <Sample state="Stände">
        <p className="links-in-line">
          {(Object.keys(SHAPE) as StatusShape[]).map((shape) => (
            <StatusMark key={shape} shape={shape}>
              {shape}
            </StatusMark>
          ))}
        </p>
      </Sample>
      <Sample state="Angaben: als Streifen, als Liste, ohne eine">
        <Facts
          isStrip
          facts={[
            { label: 'Offen', value: <Money cents={-123_456_789} />, isMain: true },
            { label: 'Fällig', value: <LongDate date="2026-12-31" /> },
            { label: 'Gestellt', value: <ShortDate date="2026-12-01" /> },
            { label: 'Preis', value: <Price euros="0.0125" /> },
          ]}
        />
        <Facts
          facts={[
            { label: 'Name', value: SHORT },
            { label: 'Vertreten durch', value: LONG },
            {
              label: 'E-Mail-Adresse',
              value: <MailAddress address={`${'lang'.repeat(12)}@firma.example`} />,
            },
            { label: 'Rechnung', value: <InvoiceLink id="muster" number="2026-0001" /> },
            { label: 'Fehlt', value: null },
          ]}
        />
        <Facts facts={[]} />
      </Sample>
      <Sample state="Teile, Verlauf und Anschrift">
        <RecordBody
          aside={
            <>
              <RecordHistory
                history={HISTORY}
                actions={{}}
                labelOf={(field) => field}
                show={(_, value) => String(value ?? '')}
              />
              <Address
                party={{ name: LONG, street: 'Kai 1', postalCode: '24103', city: 'Kiel', country: 'DK' }}
              />
            </>
          }
        >
          <RecordPart id="teil-leer" title="Ohne Inhalt" acts={[link('Hinzufügen')]}>
            <p className="empty">{SENTENCE}</p>
          </RecordPart>
          <RecordPart id="teil-voll" title={LONG} acts={[link('Ändern'), destroy]}>
            <p>{SENTENCE}</p>
          </RecordPart>
        </RecordBody>
      </Sample>
      <Sample state="Nachrichten: gespeichert, Hinweis, Hilfe">
        <Confirmation title="Gespeichert.">
          <p>{SENTENCE}</p>
        </Confirmation>
        <Notice title={LONG} />
        <Help>{SENTENCE}</Help>
      </Sample>
      <Sample state="Zum Kopieren">
        <CopyField value={`https://rechnung.example/${'x'.repeat(120)}`} label="Link" hint={SENTENCE} />
        <FieldsToCopy payee={LONG} iban="DE02120300000000202051" amount="1234,50" reference={USUAL} />
      </Sample>
      <Sample state="Tasten">
        <ShortcutList />
      </Sample>
    </Samples>
  )
}

const HISTORY = Array.from({ length: 10 }, (_, index) => ({
  at: `2026-03-${String(20 - index).padStart(2, '0')}T09:00:00.000Z`,
  by: index % 2 === 0 ? USUAL : null,
  action: 'customer.changed',
  changes: index === 0 ? [{ field: 'name', before: LONG, after: null }] : [],
}))
