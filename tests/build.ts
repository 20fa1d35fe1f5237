import { buildIfStale } from '~/commands/demo/build'

// The first step of `npm run test:operator`: after `npm test` the build is there.
await buildIfStale()
