import { TextAreaField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import type { TaskPage } from './page.server'

type Props = Pick<TaskPage, 'task' | 'wish' | 'mayHandle'>

/** Who hears what becomes of a wish, and the form for not granting it. */
export function WishAnswer({ task, wish, mayHandle }: Props) {
  const { wish: texts } = useTexts().tasks
  const refusal = useRefusal()
  if (!wish || !mayHandle || task.doneAt !== null) return null
  if (wish.outcome !== null) return <p>{texts.decided[wish.outcome]}</p>
  return (
    <section className="stack-tight screen-only">
      <p>{wish.told === null ? texts.toldNobody : texts.told(wish.told)}</p>
      <details className="help" open={refusal.faults.reason !== undefined}>
        <summary>{texts.refuseTitle}</summary>
        <OfficeForm action={paths.taskRefusal(task.id)} button={texts.refuse} isQuiet>
          <TextAreaField
            {...fieldOf(refusal, 'reason')}
            label={texts.reason}
            hint={wish.told === null ? undefined : texts.reasonHint}
          />
        </OfficeForm>
      </details>
    </section>
  )
}
