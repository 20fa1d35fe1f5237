import { TextAreaField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import type { TaskPage } from './page.server'

type Props = Pick<TaskPage, 'task' | 'changeRequest' | 'mayHandle'>

export function ChangeRequestAnswer({ task, changeRequest, mayHandle }: Props) {
  const { changeRequest: texts } = useTexts().tasks
  const refusal = useRefusal()
  if (!changeRequest || !mayHandle || task.doneAt !== null) return null
  if (changeRequest.outcome !== null) return <p>{texts.decided[changeRequest.outcome]}</p>
  return (
    <section className="stack-tight screen-only">
      <p>{changeRequest.told === null ? texts.toldNobody : texts.told(changeRequest.told)}</p>
      <details className="help" open={refusal.faults.reason !== undefined}>
        <summary>{texts.refuseTitle}</summary>
        <OfficeForm action={paths.taskRefusal(task.id)} button={texts.refuse} isQuiet>
          <TextAreaField
            {...fieldOf(refusal, 'reason')}
            label={texts.reason}
            hint={changeRequest.told === null ? undefined : texts.reasonHint}
          />
        </OfficeForm>
      </details>
    </section>
  )
}
