import { house } from './house'

/** How many queries were carried out since, by whatever connection. */
export function countQueries(): () => number {
  let count = 0
  const executors = Object.getPrototypeOf(Object.getPrototypeOf(house.reader.getExecutor()))
  const { executeQuery } = executors
  executors.executeQuery = function (...query: unknown[]) {
    count += 1
    return executeQuery.apply(this, query)
  }
  return () => count
}
