import { formatMoment } from '~/i18n/format'
import { Confirmation, Notice } from '~/kit/banner'
import { Facts } from '~/kit/facts'
import { useLanguage, useTexts } from '~/kit/language'
import { BackToFirm } from '~/kit/office/back-to-firm'
import type { ServiceCondition } from './condition.server'

const MEGABYTE = 1_000_000

export function ConditionPage({ concerns, ...condition }: ServiceCondition) {
  const { condition: texts } = useTexts()
  return (
    <>
      <BackToFirm />
      <h1>{texts.title}</h1>
      {concerns.length === 0 ? (
        <Confirmation title={texts.fine} />
      ) : (
        <Notice title={texts.wrong}>
          <ul>
            {concerns.map((concern) => (
              <li key={concern}>{texts.concerns[concern]}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ServiceFacts {...condition} />
      <p className="soft">{texts.more}</p>
    </>
  )
}

function ServiceFacts({
  version,
  freeBytes,
  sendsMail,
  failedAt,
  backup,
  rehearsal,
  check,
}: Omit<ServiceCondition, 'concerns'>) {
  const { condition: texts } = useTexts()
  const language = useLanguage()
  const megabytes = (bytes: number) => Math.round(bytes / MEGABYTE).toLocaleString(language)
  return (
    <Facts
      facts={[
        { label: texts.version, value: version },
        {
          label: texts.backup,
          value: backup
            ? texts.backedUp(formatMoment(backup.at, language), megabytes(backup.bytes), backup)
            : texts.noBackup,
        },
        { label: texts.failed, value: failedAt && formatMoment(failedAt, language) },
        {
          label: texts.rehearsal,
          value: rehearsal
            ? texts.rehearsed(formatMoment(rehearsal.at, language), rehearsal)
            : texts.noRehearsal,
        },
        {
          label: texts.check,
          value: check ? texts.checked(formatMoment(check.at, language), check.isWell) : texts.noCheck,
        },
        { label: texts.free, value: `${megabytes(freeBytes)} MB` },
        { label: texts.mail, value: sendsMail ? texts.mailOn : texts.mailOff },
      ]}
    />
  )
}
