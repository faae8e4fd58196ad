import { type AddressInfo, createServer, type Server } from "node:net";

const ENVIRONMENT = { ...process.env };
const servers: Server[] = [];

/** Takes a port, a free one for 0; one that another program holds is taken anyway. */
function take(port: number): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(port));
    server.listen(port, () => {
      servers.push(server);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

const release = () => Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));

function loadPorts(environment: Record<string, string> = {}) {
  process.env = { ...ENVIRONMENT, ...environment };
  jest.resetModules();
  return import("../../../scripts/lib/ports");
}

afterEach(async () => {
  process.env = ENVIRONMENT;
  await release();
});

it("isPortFree tells a taken port from a free one, and leaves it free.", async () => {
  const { isPortFree } = await loadPorts();
  const port = await take(0);
  expect(await isPortFree(port)).toBe(false);
  await release();
  expect(await isPortFree(port)).toBe(true);
  expect(await isPortFree(port)).toBe(true);
});

describe("freePort", () => {
  it("gives the port it is asked for when that is free, but never one that built sites know.", async () => {
    const port = await take(0);
    await release();
    expect(await (await loadPorts()).freePort(port)).toBe(port);
    const { freePort } = await loadPorts({ FORM_SERVICE_PORT: String(port) });
    expect(await freePort(port)).toBeGreaterThan(port);
    const ports = await loadPorts({ MEASURE_SERVICE_PORT: String(port) });
    expect(await ports.freePort(port)).toBeGreaterThan(port);
  });

  it("skips taken ports.", async () => {
    const { freePort, isPortFree } = await loadPorts();
    const first = await take(0);
    await take(first + 1);
    const port = await freePort(first);
    expect(port).toBeGreaterThan(first + 1);
    expect(port).toBeLessThan(first + 20);
    expect(await isPortFree(port)).toBe(true);
  });

  it("says what to do when twenty in a row are taken.", async () => {
    const { freePort } = await loadPorts();
    const first = await take(0);
    for (let port = first + 1; port < first + 20; port += 1) await take(port);
    await expect(freePort(first)).rejects.toThrow(/SITE_PORT/);
  });
});

describe("The ports", () => {
  it("differ from each other, and the local endpoints name those of the services.", async () => {
    const { SITE_PORT, FORM_SERVICE_PORT, MEASURE_SERVICE_PORT, TEST_SITE_PORT, ...endpoints } = await loadPorts();
    expect(new Set([SITE_PORT, FORM_SERVICE_PORT, MEASURE_SERVICE_PORT, TEST_SITE_PORT]).size).toBe(4);
    expect(endpoints.LOCAL_FORM_ENDPOINT).toBe(`http://localhost:${FORM_SERVICE_PORT}/submit`);
    expect(endpoints.LOCAL_MEASURE_ENDPOINT).toBe(`http://localhost:${MEASURE_SERVICE_PORT}/api/event`);
  });

  it("can be set from outside.", async () => {
    const ports = await loadPorts({ SITE_PORT: "8001", FORM_SERVICE_PORT: "8002", TEST_SITE_PORT: "8003" });
    expect(ports).toMatchObject({ SITE_PORT: 8001, FORM_SERVICE_PORT: 8002, TEST_SITE_PORT: 8003 });
    expect(ports.LOCAL_FORM_ENDPOINT).toBe("http://localhost:8002/submit");
  });
});
