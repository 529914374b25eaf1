/** Applies every patch that is not in yet; refuses when a package no longer looks as expected. */
export function applyPatches(root?: string): void

/** The files that lack a patch, each once; a file that is not there lacks it too. */
export function findUnpatchedFiles(root?: string): string[]
