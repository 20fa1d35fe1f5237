import { formatMonth } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Progress } from '~/kit/progress'
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
  const { total, open, outcomes, failed } = progress
  return (
    <Notice
      id="freigabe"
      role="status"
      title={open > 0 ? releasing.running(total - open, total) : releasing.done(outcomes.released)}
    >
      {open > 0 ? <Progress label={releasing.label} done={total - open} total={total} /> : null}
      {open > 0 ? (
        <p>
          {releasing.goesOn}{' '}
          <a className="target" href={href(page)}>
            {releasing.look}
          </a>
        </p>
      ) : null}
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
    </Notice>
  )
}
