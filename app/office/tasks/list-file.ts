import type { Args, RouteHandle } from '~/auth/access'
import { longListFile } from '~/documents/list-file'
import type { RenderedFile } from '~/domain/documents/render'
import type { OfficeScope } from '~/domain/kernel/scope'
import { readAllTasks, type TaskListing } from '~/domain/tasks/list.server'
import { house } from '~/house.server'
import { madeFile } from '~/http/download.server'
import { aboutTask } from '~/i18n/about-task'
import { formatMomentToCopy } from '~/i18n/format'
import { languageOf } from '~/i18n/language'
import { kindsByWord } from '~/i18n/task-kinds'
import { textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'
import { readTaskQuery } from './query'

export const handle = { access: 'use_office' } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  return madeFile(request, await tasksFile(scope, readTaskQuery(request), languageOf(request)))
}

/** All matching tasks as a file, without what people wrote. */
function tasksFile(scope: OfficeScope, listed: TaskListing, language: Language): Promise<RenderedFile> {
  const { tasks: texts } = textsOf(language)
  const { columns, kinds } = texts
  return longListFile({
    fileName: 'aufgaben.csv',
    rows: readAllTasks(house.reader, scope, listed, kindsByWord(language)),
    columns: [
      [columns.what, ({ kind }) => kinds[kind]],
      [columns.who, (task) => aboutTask(task, texts, language)],
      [columns.at, ({ at }) => formatMomentToCopy(at, language)],
      [columns.assignee, ({ assignee }) => assignee],
    ],
  })
}
