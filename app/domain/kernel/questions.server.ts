import { type RawBuilder, sql } from 'kysely'
import type { Executor } from './house'

/** What one expression of SQL answers: a value, or several of them as JSON; and how that is read. */
export interface Question<Answer> {
  value: RawBuilder<unknown>
  read: (found: unknown) => Answer
}

export function askNumber(value: RawBuilder<number>): Question<number> {
  return { value, read: (found) => found as number }
}

/** @param json of SQLite, with what `Answer` says */
export function askJson<Answer>(json: RawBuilder<unknown>): Question<Answer> {
  return { value: json, read: (found) => JSON.parse(found as string) as Answer }
}

type Questions = Readonly<Record<string, Question<unknown> | null>>
type Answers<Asked extends Questions> = {
  [Name in keyof Asked]: Asked[Name] extends Question<infer Answer>
    ? Answer
    : Asked[Name] extends Question<infer Answer> | null
      ? Answer | null
      : null
}

/** Asks several questions in one query. A null instead of a question, say for want of a right, is answered by null. */
export async function answersTo<Asked extends Questions>(
  executor: Executor,
  questions: Asked,
): Promise<Answers<Asked>> {
  const asked = Object.entries(questions).flatMap(([name, question]) =>
    question ? [{ name, ...question }] : [],
  )
  const columns = asked.map(({ name, value }) => sql`${value} as ${sql.ref(name)}`)
  const [row = {}] =
    columns.length === 0
      ? []
      : (await sql<Record<string, unknown>>`select ${sql.join(columns)}`.execute(executor)).rows
  const answers = new Map(asked.map(({ name, read }) => [name, read(row[name])]))
  return Object.fromEntries(
    Object.keys(questions).map((name) => [name, answers.get(name) ?? null]),
  ) as Answers<Asked>
}
