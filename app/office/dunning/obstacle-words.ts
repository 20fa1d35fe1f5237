import type { Obstacle } from '~/domain/dunning/obstacle'
import type { HeldBack } from '~/domain/holds/hold'
import { formatDate } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'

/** Why an invoice is not in a notice, in words. */
export function useObstacleWords(): (obstacle: Obstacle) => string {
  const { obstacles } = useTexts().dunning
  const language = useLanguage()
  const heldWords = ({ kind, reason, until }: HeldBack) =>
    [obstacles.held[kind](until && formatDate(until, language)), reason].filter(Boolean).join(': ')
  return (obstacle) => {
    switch (obstacle.code) {
      case 'too_early':
        return obstacles.too_early(formatDate(obstacle.from, language))
      case 'transfer_announced':
        return obstacles.transfer_announced(formatDate(obstacle.until, language))
      case 'debit_running':
        return obstacles.debit_running(formatDate(obstacle.on, language))
      case 'statement_old':
        return obstacles.statement_old(formatDate(obstacle.on, language))
      case 'held':
        return heldWords(obstacle.hold)
      case 'stopped':
        return obstacles.stopped(obstacle.reason)
      default:
        return obstacles[obstacle.code]
    }
  }
}
