/**
 * Keeps `process.nextTick` quick. Node makes an object for every tick, and V8 knows its shape only while one of them is
 * alive: a full garbage collection at a moment without any, such as the one after the start, forgets the shape, and from then
 * on V8 makes them by the general way, four times as slow, for as long as the process lives. A request to the shop takes a
 * handful of ticks: a fifth of what a remembered answer costs. So one tick's object is kept for good. Imported before all
 * else, because linking the modules already collects.
 */
import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

process.nextTick(() => kept.push(executionAsyncResource()));
