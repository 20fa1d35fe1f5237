import type { silentEndpoint as de } from './silent-endpoint.de'

export const silentEndpoint: typeof de = {
  failing: (moment: string) =>
    `The receiver has taken nothing since ${moment}. What has waited for three days is no longer sent by itself; Zahltag keeps trying what is new.`,
  gone: 'The receiver answered that it wants nothing more (410). Nothing is sent there any more.',
  ended: 'The address has been ended meanwhile. Nothing is sent there any more.',
  again: 'The receiver takes events again, or you have paused the address.',
  removed: 'There is nothing left to do: the address has been removed.',
  replay: 'What did not arrive is not lost: you can send it again for 90 days, on the page of the address.',
  toEndpoint: 'To the address',
}
