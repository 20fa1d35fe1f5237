import { formatMonth } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { WorkProgress } from '~/kit/work-progress'
import { paths } from '~/paths'
import type { Incoming } from './list-page.server'

interface Props {
  progress: NonNullable<Incoming['progress']>
  page: string
}

export function ReleaseProgress({ progress, page }: Props) {
  const { releasing } = useTexts().incoming
  const language = useLanguage()
  const href = useHref()
  const { outcomes, failed } = progress
  return (
    <WorkProgress
      id="freigabe"
      progress={progress}
      words={releasing}
      over={releasing.done(outcomes.released)}
      page={page}
    >
      {outcomes.approved > 0 ? <p>{releasing.approved(outcomes.approved)}</p> : null}
      {outcomes.stale > 0 ? <p>{releasing.stale(outcomes.stale)}</p> : null}
      {failed.length > 0 ? (
        <>
          <p>{releasing.failed}</p>
          <ul>
            {failed.map(({ employeeId, name, month }) => (
              <li key={`${employeeId} ${month}`}>
                <a className="target" href={href(paths.employee(employeeId))}>
                  {`${name}, ${formatMonth(month, language)}`}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </WorkProgress>
  )
}
