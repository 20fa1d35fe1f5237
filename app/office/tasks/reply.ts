import { randomUUID } from 'node:crypto'
import type { Args, RouteHandle } from '~/auth/access'
import { replyToTask } from '~/domain/correspondence/correspondence.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import type { Task } from '~/domain/tasks/task'
import { paperLanguage } from '~/domain/values/paper-language'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { sha256 } from '~/http/sha256.server'
import { formatMonth } from '~/i18n/format'
import { textsOf } from '~/i18n/texts'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import type { ReaderLanguage } from '~db/schema'
import { GOES_ON_FIELD, replyForm } from './forms'

export const handle = { access: 'handle_tasks' } satisfies RouteHandle

export function action({ request, scope, params: { taskId } }: Args<typeof handle, 'taskId'>) {
  const page = paths.task(taskId)
  return carryOutForm(
    { request, schema: replyForm, page },
    async ({ message, [GOES_ON_FIELD]: goesOn, [FORM_KEY_FIELD]: formKey }) => {
      const sent = formKey === '' ? randomUUID() : sha256(JSON.stringify([taskId, formKey, message]))
      const { isSent } = await replyFromOffice(scope, taskId, {
        message,
        formKey: sent,
        isLast: !goesOn,
      })
      if (!isSent) return { faults: { message: 'no_address' } }
      return saved<'tasks'>(request, page, goesOn ? 'antwort' : 'beantwortet')
    },
  )
}

function replyFromOffice(
  scope: OfficeScope,
  taskId: string,
  reply: { message: string; formKey: string; isLast: boolean },
) {
  return replyToTask(house, scope, taskId, {
    ...reply,
    subject: (task, { language }) => subjectOf(task, language),
  })
}

function subjectOf({ kind, detail }: Task, reader: ReaderLanguage): string {
  const language = paperLanguage(reader)
  const { subjects } = textsOf(language).tasks.reply
  if (kind === 'message') return subjects.message(detail)
  if (kind === 'question' && detail !== null) return subjects.question(formatMonth(detail, language))
  return subjects.other
}
