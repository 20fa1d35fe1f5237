import type { CourtForm } from '~/domain/charges/court'
import type { ClaimObstacle } from '~/domain/overviews/claim-obstacles.server'
import { formatCountry, formatDate, formatMoney, formatToCopy } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { CopyFields } from '~/kit/fields-to-copy'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { RadioField } from '~/kit/records/radio-field'
import { RecordPart } from '~/kit/records/record-part'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { Obstacles } from './obstacles'

interface Party {
  name: string
  street: string
  postalCode: string
  city: string
  country: string
  representative: string | null
}

interface Props {
  customer: { id: string; name: string }
  applicant: Party
  respondent: Party
  obstacles: ClaimObstacle[]
  form: CourtForm
  catalogueNumber: number | null
}

/** What is copied into it: the court's form is German, whatever language the office reads. */
const FORM_LANGUAGE = 'de'

/** Field by field, in the order of the court's form. */
export function CourtPage({ customer, applicant, respondent, obstacles, form, catalogueNumber }: Props) {
  const { charges } = useTexts()
  const texts = charges.court
  const refusal = useRefusal()
  const back = { to: paths.customerDefault(customer.id), label: charges.backToOne(customer.name) }
  if (form.claims.length === 0 && form.interestCents + form.costsCents === 0)
    return (
      <>
        <PageHead back={back} title={texts.title} />
        <Obstacles obstacles={obstacles} />
        <p className="empty">{texts.none}</p>
      </>
    )
  return (
    <>
      <SavedBanner saved={charges.saved} />
      <ErrorSummary faults={refusal.faults} />
      <PageHead back={back} title={texts.title} />
      <Obstacles obstacles={obstacles} />
      <p>{texts.text}</p>
      {form.claims.length === 0 ? <p>{texts.sideAlone}</p> : null}
      <PartyPart id="antragsteller" title={texts.applicant} party={applicant} />
      <PartyPart id="antragsgegner" title={texts.respondent} party={respondent} />
      <Claims form={form} catalogueNumber={catalogueNumber} />
      <SideClaims form={form} />
      <RecordPart id="katalog" title={texts.catalogue.title}>
        <OfficeForm action={paths.courtForm(customer.id)} button={texts.catalogue.button} isQuiet>
          <RadioField<keyof typeof texts.catalogue.labels>
            name="katalognummer"
            legend={texts.fields.catalogue}
            labels={texts.catalogue.labels}
            stored={catalogueNumber === null ? undefined : (String(catalogueNumber) as '5')}
          />
        </OfficeForm>
      </RecordPart>
    </>
  )
}

function PartyPart({ id, title, party }: { id: string; title: string; party: Party }) {
  const { fields, missing } = useTexts().charges.court
  const { name, street, postalCode, city, country, representative } = party
  return (
    <RecordPart id={id} title={title}>
      <CopyFields
        isWide
        fields={[
          { id: `${id}-name`, label: fields.name, value: name },
          { id: `${id}-strasse`, label: fields.street, value: street },
          { id: `${id}-ort`, label: fields.place, value: `${postalCode} ${city}`.trim() },
          { id: `${id}-land`, label: fields.country, value: formatCountry(country, FORM_LANGUAGE) },
          { id: `${id}-vertreter`, label: fields.representative, value: representative ?? missing },
        ]}
      />
    </RecordPart>
  )
}

function Claims({ form, catalogueNumber }: Pick<Props, 'form' | 'catalogueNumber'>) {
  const { fields, principal, missing } = useTexts().charges.court
  return form.claims.map(({ number, issuedOn, cents, points, runsFrom }, index) => {
    const id = `forderung-${index + 1}`
    return (
      <RecordPart key={number} id={id} title={principal(number)}>
        <CopyFields
          isWide
          fields={[
            { id: `${id}-katalog`, label: fields.catalogue, value: String(catalogueNumber ?? missing) },
            { id: `${id}-nummer`, label: fields.number, value: number },
            { id: `${id}-vom`, label: fields.from, value: formatDate(issuedOn, FORM_LANGUAGE) },
            { id: `${id}-betrag`, label: fields.amount, value: formatToCopy(cents, FORM_LANGUAGE) },
            { id: `${id}-zinssatz`, label: fields.points, value: String(points) },
            { id: `${id}-ab`, label: fields.start, value: formatDate(runsFrom, FORM_LANGUAGE) },
          ]}
        />
      </RecordPart>
    )
  })
}

function SideClaims({ form: { interestCents, costsCents, creditCents } }: Pick<Props, 'form'>) {
  const { fields, sideClaims, lessCredit } = useTexts().charges.court
  const language = useLanguage()
  if (interestCents + costsCents === 0) return null
  return (
    <RecordPart id="nebenforderungen" title={sideClaims}>
      <CopyFields
        isWide
        fields={[
          { id: 'neben-zinsen', label: fields.interest, value: formatToCopy(interestCents, FORM_LANGUAGE) },
          { id: 'neben-kosten', label: fields.costs, value: formatToCopy(costsCents, FORM_LANGUAGE) },
        ]}
      />
      {creditCents > 0 ? <p className="soft">{lessCredit(formatMoney(creditCents, language))}</p> : null}
    </RecordPart>
  )
}
