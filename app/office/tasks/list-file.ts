import type { Args, RouteHandle } from '~/auth/access'
import { csvFile, csvLine } from '~/documents/csv'
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
async function tasksFile(scope: OfficeScope, listed: TaskListing, language: Language): Promise<RenderedFile> {
  const { tasks: texts } = textsOf(language)
  const { what, who, at, assignee } = texts.columns
  const parts = [csvFile([[what, who, at, assignee]])]
  for await (const tasks of readAllTasks(house.reader, scope, listed, kindsByWord(language)))
    for (const task of tasks)
      parts.push(
        Buffer.from(
          csvLine([
            texts.kinds[task.kind],
            aboutTask(task, texts, language),
            formatMomentToCopy(task.at, language),
            task.assignee,
          ]),
        ),
      )
  return { bytes: Buffer.concat(parts), mediaType: 'text/csv; charset=utf-8', fileName: 'aufgaben.csv' }
}
