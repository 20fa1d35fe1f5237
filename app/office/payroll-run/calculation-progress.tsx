import { useHref, useTexts } from '~/kit/language'
import { WorkProgress } from '~/kit/work-progress'
import { paths } from '~/paths'
import type { PayrollRun } from './run.server'

interface Props {
  progress: NonNullable<PayrollRun['calculation']>
  page: string
}

export function CalculationProgress({ progress, page }: Props) {
  const { calculating } = useTexts().payrollRun
  const { outcomes, failed, left } = progress
  return (
    <WorkProgress
      id="berechnung"
      progress={progress}
      words={calculating}
      over={calculating.done(outcomes.calculated)}
      page={page}
    >
      <Names title={calculating.failed} people={failed} />
      <Names title={calculating.left} people={left} />
    </WorkProgress>
  )
}

function Names({ title, people }: { title: string; people: Props['progress']['failed'] }) {
  const href = useHref()
  if (people.length === 0) return null
  return (
    <>
      <p>{title}</p>
      <ul>
        {people.map(({ employeeId, name, month }) => (
          <li key={employeeId}>
            <a className="target" href={href(paths.payrollSlip(month, employeeId))}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
