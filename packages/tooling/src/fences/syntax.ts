import { type Module, parseSync } from '@swc/core';
import type { SourceFile } from './source-files.ts';

/** Any node of the syntax tree, seen without its exact type. */
export interface Node {
  type: string;
  span: { start: number; end: number };
  [key: string]: unknown;
}

export function parse({ path, text }: SourceFile): Module {
  return parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2024' });
}

/** Calls `visit` for every node, parents first; a node whose visit says 'stop' is not entered. */
export function walk(value: unknown, visit: (node: Node) => 'stop' | undefined): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
  } else if (isNode(value)) {
    if (visit(value) === 'stop') return;
    for (const child of Object.values(value)) walk(child, visit);
  } else if (typeof value === 'object' && value !== null) {
    for (const child of Object.values(value)) walk(child, visit);
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** swc counts bytes of UTF-8 from 1. */
export function lineOf(text: string, node: Node): number {
  const before = Buffer.from(text).subarray(0, node.span.start - 1);
  return before.toString().split('\n').length;
}

/** The name of an identifier or a quoted key; empty for computed ones. */
export function nameOf(value: unknown): string {
  return isNode(value) && (value.type === 'Identifier' || value.type === 'StringLiteral')
    ? String(value.value)
    : '';
}
