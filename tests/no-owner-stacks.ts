import * as React from 'react'

/**
 * React's development build notes a stack for every element, ten thousand of them in a second, so that a warning can say who made
 * it: a seventh of the work of a screen's test. Here a warning fails its test by its words. A new React that counts
 * otherwise is told by an error at once.
 */
export function makeNoOwnerStacks(): void {
  const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true, // files of tests share React
    get: () => Infinity,
    set: () => {},
  })
}
