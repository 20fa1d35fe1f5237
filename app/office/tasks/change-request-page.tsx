import type { Task } from '~/domain/tasks/task'
import { Checkbox } from '~/kit/choice'
import { ErrorSummary } from '~/kit/error-summary'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { type Account, type ComparedMandate, Comparison } from './account-comparison'
import { LOOKED_FIELD } from './forms'

interface Props {
  task: Task
  account: Account
  mandates: ComparedMandate[]
  /** Revision of the mandates shown. */
  revision: number
}

export function ChangeRequestPage({ task, account, mandates, revision }: Props) {
  const { tasks } = useTexts()
  const texts = tasks.changeRequest
  const { faults } = useRefusal()
  return (
    <>
      <ErrorSummary faults={faults} />
      <PageHead back={{ to: paths.task(task.id), label: tasks.backToOne }} title={texts.title} />
      <p>{task.about}</p>
      <Comparison account={account} mandates={mandates} />
      {task.doneAt === null && mandates.some(({ finding }) => finding === null) ? (
        <OfficeForm action={paths.taskChangeRequest(task.id)} button={texts.applyAccount}>
          <input type="hidden" name={REVISION_FIELD} value={revision} />
          <p>{texts.outcome}</p>
          <p>{texts.look}</p>
          <Checkbox id={LOOKED_FIELD} name={LOOKED_FIELD} label={texts.looked} fault={faults[LOOKED_FIELD]} />
        </OfficeForm>
      ) : null}
    </>
  )
}
