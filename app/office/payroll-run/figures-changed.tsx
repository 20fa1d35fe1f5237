import type { OtherFigures } from '~/domain/payroll-run/compare-calculation'
import { useTexts } from '~/kit/language'

interface Props {
  figures: OtherFigures
  isReleased: boolean
}

/** Why a payslip would come out otherwise today although nobody entered anything, and what to do. */
export function FiguresChanged({ figures: { before, now, isByOldPlan }, isReleased }: Props) {
  const texts = useTexts().payrollRun.figures
  return (
    <p>
      {isByOldPlan ? texts.oldPlan(before, now) : texts.others(before, now)}{' '}
      {isReleased ? texts.correct : texts.again}
    </p>
  )
}
