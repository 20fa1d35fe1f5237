import type { Task } from '~/domain/tasks/find.server'
import { paths } from '~/paths'
import { useTexts } from '../language'
import { OfficeForm } from '../office-form'

/** Who takes care of a task, and whether it is done. */
export function TaskActs({ task: { id, assignedTo, doneAt } }: { task: Task }) {
  const texts = useTexts().tasks
  const isDone = doneAt !== null
  const isTaken = assignedTo !== null
  return (
    <div className="links-in-line screen-only">
      {isDone ? null : (
        <OfficeForm action={paths.taskAssignment(id)} button={isTaken ? texts.release : texts.take} isQuiet>
          <input type="hidden" name="ich" value={isTaken ? 'nein' : 'ja'} />
        </OfficeForm>
      )}
      <OfficeForm action={paths.taskEnd(id)} button={isDone ? texts.reopen : texts.done} isQuiet>
        <input type="hidden" name="erledigt" value={isDone ? 'nein' : 'ja'} />
      </OfficeForm>
    </div>
  )
}
