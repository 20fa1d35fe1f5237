import { replyToTask } from '~/domain/correspondence/correspondence.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import type { Task } from '~/domain/tasks/task'
import { paperLanguage } from '~/domain/values/paper-language'
import { house } from '~/house.server'
import { formatMonth } from '~/i18n/format'
import { textsOf } from '~/i18n/texts'
import type { ReaderLanguage } from '~db/schema'

/** Answers a task by mail, with a frame in the recipient's language around the office's text. */
export function replyFromOffice(
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
