import { formatLongMoment, formatMonth } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { Facts } from '~/kit/facts'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { Help } from '~/kit/help'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import type { Act } from '~/kit/records/acts'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { DeliveryBody } from './body'
import { DeliveryChanges, KindsChanges } from './changes'
import type { ShownDelivery } from './page.server'
import { useEventName, VerdictMark } from './words'

export function DeliveryPage({ delivery, formKey }: { delivery: ShownDelivery; formKey: string }) {
  const { deliveries: texts } = useTexts()
  const language = useLanguage()
  const eventName = useEventName()
  const { id, event, verdict, at, taskId, mayProcess, mayDownload } = delivery
  const again: Act = {
    label: texts.again,
    action: paths.deliveryAgain(id),
    fields: { [FORM_KEY_FIELD]: formKey },
    confirm: texts.againText[whatCounts(delivery)],
  }
  const toTask = taskId !== null && { label: texts.toTask, to: paths.task(taskId) }
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <ErrorSummary faults={useRefusal().faults} />
      <PageHead
        back={{ to: paths.deliveries(), label: texts.back }}
        title={texts.titleOf(eventName(event), formatLongMoment(at, language))}
        status={<VerdictMark verdict={verdict} />}
        next={toTask || null}
        others={[mayProcess && again, mayDownload && { label: texts.file, to: paths.deliveryFile(id) }]}
      />
      <Verdict delivery={delivery} />
      <DeliveryFacts delivery={delivery} />
      <DeliveryChanges delivery={delivery} />
      <KindsChanges kinds={delivery.kinds} />
      <DeliveryBody delivery={delivery} />
    </>
  )
}

/** What becomes of newer hours if it is processed again. */
function whatCounts({ event, body }: ShownDelivery): 'other' | 'dated' | 'undated' {
  if (event !== 'zeiterfassung.export') return 'other'
  return body?.fields.some(({ pointer }) => pointer === '/daten/erstellt_am') ? 'dated' : 'undated'
}

/** In sentences: what became of it, and why. */
function Verdict({ delivery: { verdict, reason, code, overtaken, processed } }: { delivery: ShownDelivery }) {
  const { deliveries: texts, tasks } = useTexts()
  return (
    <p>
      {texts.sentences[verdict]}
      {reason === null ? null : ` ${tasks.reasons[reason]}`}
      {code === null ? null : ` ${texts.codes[code]}`}
      {overtaken > 0 && overtaken < processed ? ` ${texts.partlyOvertaken(overtaken, processed)}` : null}
    </p>
  )
}

function DeliveryFacts({ delivery }: { delivery: ShownDelivery }) {
  const { deliveries: texts } = useTexts()
  const language = useLanguage()
  const href = useHref()
  const { month, processed, verdict, madeAt, tookMs, secret, key, sha256, repeats, repeatedBy } = delivery
  const toDelivery = (one: string) => (
    <a key={one} href={href(paths.delivery(one))}>
      {one.slice(0, 8)}
    </a>
  )
  const strip = [
    { label: texts.columns.month, value: month && formatMonth(month, language) },
    { label: texts.columns.processed, value: verdict === 'refused' ? null : String(processed) },
    { label: texts.madeAt, value: madeAt && formatLongMoment(madeAt, language) },
    { label: texts.repeats, value: repeats && toDelivery(repeats) },
    { label: texts.repeatedBy, value: repeatedBy.length > 0 ? repeatedBy.map(toDelivery) : null },
    {
      label: texts.mandate,
      value: delivery.mandateId && <a href={href(paths.mandate(delivery.mandateId))}>{texts.toMandate}</a>,
    },
  ]
  const hasAny = strip.some(({ value }) => value !== null)
  return (
    <>
      {hasAny ? <Facts isStrip facts={strip} /> : null}
      <Help summary={texts.technical}>
        <Facts
          facts={[
            { label: texts.secret, value: secret === null ? texts.ofInstallation : `${secret}…` },
            { label: 'webhook-id', value: key },
            { label: texts.took, value: tookMs === null ? null : `${tookMs} ms` },
            { label: 'SHA-256', value: <code className="whole">{sha256}</code> },
          ]}
        />
      </Help>
    </>
  )
}
