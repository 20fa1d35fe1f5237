import type { Obstacle } from '~/domain/debits/assess'
import { useTexts } from '~/kit/language'

/** Why an invoice is not collected, in words. */
export function useObstacleWords(): (obstacle: Obstacle) => string {
  const { obstacles } = useTexts().debits
  return (obstacle) => {
    switch (obstacle.code) {
      case 'letters':
        return obstacles.letters(obstacle.name, obstacle.refused.join(' '))
      case 'name_long':
        return obstacles.name_long(obstacle.name)
      default:
        return obstacles[obstacle.code]
    }
  }
}
