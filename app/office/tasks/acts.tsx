import { NEWS } from '~/domain/tasks/task'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { paths } from '~/paths'
import type { TaskPage } from './page.server'

/** Who takes care of a task, and whether it is done. */
export function TaskActs({ task, isMine, payload }: Pick<TaskPage, 'task' | 'isMine' | 'payload'>) {
  const texts = useTexts().tasks
  const { id, kind, doneAt, assignedTo } = task
  const isDone = doneAt !== null
  const isNews = NEWS.includes(kind)
  return (
    <div className="actions screen-only">
      {isDone || isNews ? null : (
        <OfficeForm action={paths.taskAssignment(id)} button={isMine ? texts.release : texts.take} isQuiet>
          <input type="hidden" name="ich" value={isMine ? 'nein' : 'ja'} />
          <input type="hidden" name={SEEN_FIELD} value={assignedTo ?? ''} />
        </OfficeForm>
      )}
      {kind === 'delivery' && payload === null ? null : (
        <OfficeForm
          action={paths.taskEnd(id)}
          button={isDone ? texts.reopen : isNews ? texts.seen : texts.done}
          isQuiet
        >
          <input type="hidden" name="erledigt" value={isDone ? 'nein' : 'ja'} />
        </OfficeForm>
      )}
    </div>
  )
}
