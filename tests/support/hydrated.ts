import type { Page } from '@playwright/test'

/** React has taken the document over, down to the body, and had a moment to listen to keys: effects come after the frame. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const isTaken = Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))
    await nextFrame()
    await nextFrame()
    return isTaken
  })
}
