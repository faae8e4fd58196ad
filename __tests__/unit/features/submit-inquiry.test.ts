import { emptyValues, type FormValues } from "../../../src/features/contact-form/fields";
import { submitInquiry } from "../../../src/features/contact-form/submit-inquiry";

const service = { endpoint: "https://forms.example/submit", accessKey: "key-1" };
const inquiry: FormValues = {
  ...emptyValues,
  name: "Erika Muster",
  email: "erika@muster.example",
  company: "Muster & Söhne GmbH",
  phone: "+49 8382 1234",
  interest: "demo",
  message: "Grüße aus Lindau,\nbitte um Rückruf.",
};

const submit = (values: Partial<FormValues> = {}) =>
  submitInquiry({ ...inquiry, ...values }, "Neue Anfrage von", service);

const json = (status: number, value: unknown) => new Response(JSON.stringify(value), { status });
const text = (status: number, body: string) => new Response(body, { status, headers: { "Content-Type": "text/html" } });

const withStatus = (status: number, ...values: unknown[]) =>
  values.map((value): [string, Response] => [`${JSON.stringify(value)} with status ${status}`, json(status, value)]);

const fetchMock = jest.spyOn(globalThis, "fetch");
beforeEach(() => fetchMock.mockReset().mockResolvedValue(json(200, { success: true, message: "ok" })));
afterAll(() => jest.restoreAllMocks());

function sent() {
  const [address, init] = fetchMock.mock.calls[0] ?? [];
  if (!(init?.body instanceof FormData)) throw new Error("No form data was sent.");
  return { address, init, fields: [...init.body] };
}

const leadsTo = (outcome: Awaited<ReturnType<typeof submit>>) => async (_title: string, answer: Response) => {
  fetchMock.mockResolvedValue(answer);
  expect(await submit()).toEqual(outcome);
};

// @spec 5.3 7.1
describe("An inquiry", () => {
  it.each([{}, { company: "", phone: "" }])(
    "is sent once, with its fields and two of the service, with %j",
    async (values) => {
      await submit(values);
      expect(fetchMock).toHaveBeenCalledTimes(1);
      expect(sent().fields).toEqual([
        ["access_key", "key-1"],
        ...Object.entries({ ...inquiry, ...values }),
        ["subject", "Neue Anfrage von Erika Muster - demo"],
      ]);
    },
  );

  it("is posted as multipart form data with the browser's boundary", async () => {
    await submit();
    const { address, init } = sent();
    expect(address).toBe("https://forms.example/submit");
    expect(init.method).toBe("POST");
    expect(new Headers(init.headers).has("Content-Type")).toBe(false);
    expect(new Request(service.endpoint, init).headers.get("Content-Type")).toMatch(/^multipart\/form-data; boundary=/);
  });

  it.each(withStatus(200, { success: true }, { success: true, body: { message: "Email sent!" } }))(
    "succeeds when the answer is %s",
    leadsTo({ type: "sent" }),
  );
});

describe("A submission is refused with the service's message", () => {
  const MESSAGE = "Diese E-Mail-Adresse ist gesperrt.";
  const refused = { success: false, message: MESSAGE };

  it.each([
    ...[200, 400, 403, 429, 500].flatMap((status) => withStatus(status, refused)),
    ...withStatus(400, { success: false, body: { message: MESSAGE } }),
    ...withStatus(400, { success: false, message: "", body: { message: MESSAGE } }),
  ])("when the answer is %s", leadsTo({ type: "refused", reason: MESSAGE }));
});

describe("A submission is refused without a message", () => {
  const refused = (message: unknown) => ({ success: false, message });

  it.each<[string, Response]>([
    ["an HTML page with status 403", text(403, "<!doctype html><p>Forbidden</p>")],
    ...withStatus(400, { success: true, message: "ok" }, { statusCode: 400, error: "Bad Request" }),
    ...withStatus(400, { success: false }, ...["", "  ", null, 7, { text: "no" }].map(refused)),
    ...withStatus(400, { success: false, body: null }, { success: false, body: { message: "" } }),
  ])("when the answer is %s", leadsTo({ type: "refused", reason: undefined }));
});

describe("A submission is uncertain", () => {
  it.each<[string, Response]>([
    ...[500, 502, 503, 504, 408].map(
      (status) => [`an HTML page with status ${status}`, text(status, "<p>Error</p>")] as [string, Response],
    ),
    ...withStatus(500, { success: true, message: "ok" }, { statusCode: 500, message: "Internal Server Error" }),
    ["an HTML page with status 200", text(200, "<!doctype html><p>Wartungsarbeiten</p>")],
    ["empty", text(200, "")],
    ["empty with status 204", new Response(null, { status: 204 })],
    ["half of a JSON text", text(200, '{"success": tr')],
    ...withStatus(200, null, [true], [{ success: true }], "success", 1, true, {}, { message: "ok" }),
    ...withStatus(200, ...["true", 1, null].map((success) => ({ success, message: "ok" }))),
  ])("when the answer is %s", leadsTo({ type: "uncertain" }));

  it("when the network fails", async () => {
    fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await submit()).toEqual({ type: "uncertain" });
  });
});

describe("The timeout", () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] }));
  afterEach(() => jest.useRealTimers());

  it("aborts after 60 s, even when the service stops in the middle of its answer", async () => {
    fetchMock.mockImplementation(async (_address, init) => {
      const start = (body: ReadableStreamDefaultController) =>
        init?.signal?.addEventListener("abort", ({ target }) => body.error((target as AbortSignal).reason));
      return new Response(new ReadableStream({ start }));
    });
    const answered = jest.fn();
    const submission = submit().then(answered);
    await jest.advanceTimersByTimeAsync(59_999);
    await new Promise(setImmediate);
    expect(answered).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await submission;
    expect(answered).toHaveBeenCalledWith({ type: "uncertain" });
    expect(sent().init.signal?.aborted).toBe(true);
  });

  it("is cleared after the answer", async () => {
    await submit();
    expect(jest.getTimerCount()).toBe(0);
  });
});
