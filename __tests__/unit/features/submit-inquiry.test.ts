import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Inquiry } from "../../../src/features/contact-form/inquiry";
import { InquiryRefusedError, submitInquiry } from "../../../src/features/contact-form/submit-inquiry";

const service = { endpoint: "https://forms.example/submit", accessKey: "key-1" };
const inquiry: Inquiry = {
  name: "Erika Muster",
  email: "erika@muster.example",
  company: "Muster & Söhne GmbH",
  phone: "+49 8382 1234",
  interest: "demo",
  message: "Grüße aus Lindau,\nbitte um Rückruf.",
};

const submit = (entries: Partial<Inquiry> = {}) =>
  submitInquiry({ ...inquiry, ...entries }, "Neue Anfrage von", service);

const json = (status: number, value: unknown) => new Response(JSON.stringify(value), { status });
const text = (status: number, body: string) => new Response(body, { status, headers: { "Content-Type": "text/html" } });

const realFetch = globalThis.fetch;
const fetchMock = jest.spyOn(globalThis, "fetch");
beforeEach(() => fetchMock.mockReset().mockResolvedValue(json(200, { success: true, message: "ok" })));
afterAll(() => jest.restoreAllMocks());

function sent() {
  const [address, init] = fetchMock.mock.calls[0] ?? [];
  if (!(init?.body instanceof FormData)) throw new Error("No form data was sent.");
  return { address, init, fields: [...init.body] };
}

/** How a submission ends: the service's reason when it refused, `undefined` when there is none. */
async function reasonOfFailure(): Promise<string | undefined> {
  const outcome: unknown = await submit().then(
    () => "sent",
    (error: unknown) => error,
  );
  expect(outcome).not.toBe("sent");
  return outcome instanceof InquiryRefusedError ? outcome.reason : undefined;
}

describe("An inquiry", () => {
  it("is sent once, with exactly the fields the service knows.", async () => {
    await submit();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(sent().fields).toEqual([
      ["access_key", "key-1"],
      ["name", "Erika Muster"],
      ["email", "erika@muster.example"],
      ["company", "Muster & Söhne GmbH"],
      ["phone", "+49 8382 1234"],
      ["interest", "demo"],
      ["message", "Grüße aus Lindau,\nbitte um Rückruf."],
      ["subject", "Neue Anfrage von Erika Muster - demo"],
    ]);
  });

  it("carries empty strings for a missing company and phone.", async () => {
    await submit({ company: "", phone: "" });
    expect(sent().fields).toEqual(
      expect.arrayContaining([
        ["company", ""],
        ["phone", ""],
      ]),
    );
  });

  it("is posted as multipart form data whose boundary is left to the browser.", async () => {
    await submit();
    const { address, init } = sent();
    expect(address).toBe("https://forms.example/submit");
    expect(init.method).toBe("POST");
    expect(new Headers(init.headers).has("Content-Type")).toBe(false);
    expect(new Request(service.endpoint, init).headers.get("Content-Type")).toMatch(/^multipart\/form-data; boundary=/);
  });

  it.each([
    ["success true", 200, { success: true }],
    ["success true and a message", 200, { success: true, message: "Email sent successfully!" }],
    ["success true and the message in the body", 200, { success: true, body: { message: "Email sent!" } }],
    ["success true and the status 201", 201, { success: true }],
  ])("has arrived when the answer is %s.", async (_title, status, answer) => {
    fetchMock.mockResolvedValue(json(status, answer));
    await expect(submit()).resolves.toBeUndefined();
  });
});

describe("A submission fails with the service's own message", () => {
  const MESSAGE = "Diese E-Mail-Adresse ist gesperrt.";

  it.each([
    ["status 200", 200, { success: false, message: MESSAGE }],
    ["status 400", 400, { success: false, message: MESSAGE }],
    ["status 403", 403, { success: false, message: MESSAGE }],
    ["status 429", 429, { success: false, message: MESSAGE }],
    ["status 500", 500, { success: false, message: MESSAGE }],
    ["the message in the body", 400, { success: false, body: { message: MESSAGE } }],
    ["a message and a body that is null", 400, { success: false, message: MESSAGE, body: null }],
    ["an empty message and one in the body", 400, { success: false, message: "", body: { message: MESSAGE } }],
  ])("when the answer is success false with %s.", async (_title, status, answer) => {
    fetchMock.mockResolvedValue(json(status, answer));
    expect(await reasonOfFailure()).toBe(MESSAGE);
  });
});

describe("A submission fails without a reason", () => {
  it.each<[string, Response]>([
    ["an HTML page with status 200", text(200, "<!doctype html><p>Wartungsarbeiten</p>")],
    ["an HTML page with status 403", text(403, "<!doctype html><p>Forbidden</p>")],
    ["an HTML page with status 500", text(500, "<!doctype html><p>Internal Server Error</p>")],
    ["empty", text(200, "")],
    ["empty with status 204", new Response(null, { status: 204 })],
    ["half of a JSON text", text(200, '{"success": tr')],
    ["null", json(200, null)],
    ["a list", json(200, [true])],
    ["a list of answers", json(200, [{ success: true }])],
    ["a string", json(200, "success")],
    ["the number 1", json(200, 1)],
    ["true", json(200, true)],
    ["an empty object", json(200, {})],
    ['success "true"', json(200, { success: "true", message: "ok" })],
    ["success 1", json(200, { success: 1, message: "ok" })],
    ["success null", json(200, { success: null, message: "ok" })],
    ["without success", json(200, { message: "ok" })],
    ["success true with status 400", json(400, { success: true, message: "ok" })],
    ["success true with status 500", json(500, { success: true, message: "ok" })],
    ["status 400 without success", json(400, { statusCode: 400, error: "Bad Request" })],
    ["status 500 without success", json(500, { statusCode: 500, message: "Internal Server Error" })],
    ["success false without a message", json(400, { success: false })],
    ["success false with an empty message", json(400, { success: false, message: "" })],
    ["success false with a message of blanks", json(400, { success: false, message: "  " })],
    ["success false with a message that is null", json(400, { success: false, message: null })],
    ["success false with a message that is a number", json(400, { success: false, message: 7 })],
    ["success false with a message that is an object", json(400, { success: false, message: { text: "no" } })],
    ["success false with a body that is null", json(400, { success: false, body: null })],
    ["success false with an empty message in the body", json(400, { success: false, body: { message: "" } })],
  ])("when the answer is %s.", async (_title, answer) => {
    fetchMock.mockResolvedValue(answer);
    expect(await reasonOfFailure()).toBeUndefined();
  });

  it("when the network fails.", async () => {
    fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await reasonOfFailure()).toBeUndefined();
  });
});

describe("The wait for an answer", () => {
  let server: Server | undefined;

  beforeEach(() => jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] }));
  afterEach(() => {
    jest.useRealTimers();
    server?.closeAllConnections();
    server?.close();
  });

  /** Sends to a service that begins to answer in this way; returns once the inquiry is under way. */
  async function sendTo(begin: (response: ServerResponse) => void, { headersArrive }: { headersArrive: boolean }) {
    const listening = createServer((_request, response) => begin(response)).listen(0);
    server = listening;
    const { port } = listening.address() as AddressInfo;
    const outcome: { failure?: unknown } = {};
    const underWay = new Promise<unknown>((resolve) => {
      if (!headersArrive) listening.once("request", resolve);
      fetchMock.mockImplementation(async (_address, init) => {
        const response = await realFetch(`http://localhost:${port}/submit`, init);
        resolve(response);
        return response;
      });
    });
    const submission = submit().catch((error: unknown) => {
      outcome.failure = error;
    });
    await underWay;
    return { outcome, submission };
  }

  it.each<[string, (response: ServerResponse) => void, boolean]>([
    ["says nothing", () => undefined, false],
    ["stops in the middle of its answer", (response) => response.write('{"success": tr'), true],
  ])("ends after 15 s when the service %s.", async (_title, begin, headersArrive) => {
    const { outcome, submission } = await sendTo(begin, { headersArrive });
    await jest.advanceTimersByTimeAsync(14_999);
    await new Promise(setImmediate);
    expect(outcome).toEqual({});
    await jest.advanceTimersByTimeAsync(1);
    await submission;
    expect(outcome).toEqual({ failure: expect.objectContaining({ name: "AbortError" }) });
  });

  it("leaves nothing behind when the answer has come.", async () => {
    await submit();
    expect(jest.getTimerCount()).toBe(0);
  });
});
