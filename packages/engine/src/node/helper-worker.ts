/** A thread of Node that helps an engine to search. */
import { workerData } from 'node:worker_threads';
import { type HelperStart, help } from '../threads/helper.ts';
import { openTables } from './open-tables.ts';

const { tables, ...start } = workerData as HelperStart & { readonly tables: boolean };
help(start, tables ? openTables() : null);
