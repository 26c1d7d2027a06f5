import {
  Handlers,
  Helpers,
  Lantern,
  LanternComputationData,
  Processor,
  type Types,
} from "@paulirish/trace_engine";
import { chromium, type Browser } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "#tests/browser/chromium/find-chromium.ts";
import { ORIGIN, signIn } from "../browser.ts";
import { brokenOf, type Outcome } from "../limits.ts";
import { median } from "../load.ts";
import { startDashboard } from "../processes.ts";

// First and largest paint on a phone, in the browser of the tests. The throttling is Lighthouse's
// default, simulated: the page is loaded at full speed, and Lighthouse's model computes from the
// trace when it would be painted on a slow line. Throttling by the browser gives other numbers: it
// adds its latency to every request, on open connections too, and depends on how busy the machine
// is.

const PATHS = ["/login", "/home", "/claims"] as const;
const VISITS = 3;
const FIRST_PAINT_MS = 900;
const LARGEST_PAINT_MS = 1400;

/** Slow 4G and a phone's processor. */
const THROTTLING = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
  cpuSlowdownMultiplier: 4,
};
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const CATEGORIES = [
  "-*",
  "blink.user_timing",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "disabled-by-default-lighthouse",
  "latencyInfo",
  "loading",
  "toplevel",
  "v8.execute",
];

/** The trace engine and its model of slow lines type the same events differently. */
type TraceEvent = Types.Events.Event & Lantern.Types.TraceEvent;

type Paints = { readonly firstPaintMs: number; readonly largestPaintMs: number };

/** Medians of three first visits to each page. */
export async function measureFirstPaint(): Promise<Outcome> {
  await startDashboard();
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: CHROMIUM_ARGS,
  });
  try {
    const measured: Record<string, Paints> = {};
    for (const path of PATHS) {
      const visits: Paints[] = [];
      while (visits.length < VISITS) visits.push(await paintsOf(await traceVisit(browser, path)));
      measured[path] = {
        firstPaintMs: median(visits.map(({ firstPaintMs }) => firstPaintMs)),
        largestPaintMs: median(visits.map(({ largestPaintMs }) => largestPaintMs)),
      };
    }
    const broken = Object.entries(measured).flatMap(([path, { firstPaintMs, largestPaintMs }]) =>
      brokenOf([
        [firstPaintMs <= FIRST_PAINT_MS, `${path}: painted after ${firstPaintMs} ms`],
        [largestPaintMs <= LARGEST_PAINT_MS, `${path}: largest paint after ${largestPaintMs} ms`],
      ]),
    );
    return { figures: measured, broken };
  } finally {
    await browser.close();
  }
}

/** The trace of a visit with an empty cache, from the navigation until nothing is under way. */
async function traceVisit(browser: Browser, path: string): Promise<TraceEvent[]> {
  const context = await browser.newContext(PHONE);
  if (path !== "/login") await context.addCookies(cookiesOf(await signIn()));
  const page = await context.newPage();
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(`${ORIGIN}${path}`, { waitUntil: "networkidle" });
  const trace = await browser.stopTracing();
  await context.close();
  return (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}

const cookiesOf = (header: string) =>
  header.split("; ").map((cookie) => {
    const [name = "", ...value] = cookie.split("=");
    return { name, value: value.join("="), url: ORIGIN, secure: true };
  });

/** The paint times by Lighthouse's model of a trace. Throws if nothing was painted. */
async function paintsOf(traceEvents: TraceEvent[]): Promise<Paints> {
  const { Meta, NetworkRequests, PageLoadMetrics, Workers } = Handlers.ModelHandlers;
  Helpers.SyntheticEvents.SyntheticEventsManager.createAndActivate(traceEvents);
  const processor = new Processor.TraceProcessor({
    Meta,
    NetworkRequests,
    PageLoadMetrics,
    Workers,
  });
  await processor.parse(traceEvents, {});
  const { data } = processor;
  const navigation = data?.Meta.mainFrameNavigations.at(-1);
  if (!data || !navigation) throw new Error("the trace has no navigation");

  const trace = { traceEvents: traceEvents.filter(({ ts }) => ts >= navigation.ts) };
  const requests = LanternComputationData.createNetworkRequests(trace, data, navigation.ts);
  const networkAnalysis = Lantern.Core.NetworkAnalyzer.analyze(requests);
  if (!networkAnalysis) throw new Error("the trace has no requests");
  const visit = {
    graph: LanternComputationData.createGraph(requests, trace, data),
    simulator: Lantern.Simulation.Simulator.createSimulator({
      networkAnalysis,
      throttlingMethod: "simulate",
      throttling: THROTTLING,
    }),
    processedNavigation: LanternComputationData.createProcessedNavigation(
      data,
      data.Meta.mainFrameId,
      navigation,
    ),
  };
  const fcpResult = Lantern.Metrics.FirstContentfulPaint.compute(visit);
  const largest = Lantern.Metrics.LargestContentfulPaint.compute(visit, { fcpResult });
  return {
    firstPaintMs: Math.round(fcpResult.timing),
    largestPaintMs: Math.round(largest.timing),
  };
}
