/** The lake by night, without its boats, and the edge of the quay. */
export function NightLake() {
  return (
    <div
      className="lead-game-part h-(--height) overflow-hidden"
      style={{
        width: "var(--width)",
        borderBottom: "0.625rem solid var(--color-mist)",
        background: "linear-gradient(var(--color-deep) 47%, var(--color-lake) 0)",
      }}
    >
      <svg aria-hidden="true" className="absolute right-0 bottom-[53%] h-[10%]" height={55} viewBox="0 0 1600 220">
        <path className="fill-deep-raised" d="M0 220 380 70 540 150 800 20 1290 190 1600 130V220Z" />
        <path className="fill-mist" d="M800 20 894 53 852 92 806 58 750 96 706 67Z" />
      </svg>
      <svg aria-hidden="true" className="absolute top-[5%] left-[71%] h-auto w-[7%]" width={48} viewBox="0 0 100 100">
        <path className="fill-paper" d="M62 4A47 47 0 1 0 96 70 38 38 0 1 1 62 4Z" />
      </svg>
      <svg
        aria-hidden="true"
        className="absolute bottom-0 h-[53%] w-full"
        width={400}
        viewBox="0 0 1600 530"
        preserveAspectRatio="none"
      >
        <path
          className="fill-lake-dark"
          d="M480 130h130v7H480ZM770 200h130v7H770ZM20 390h70v7H20ZM330 460h110v7H330ZM690 340h100v7H690ZM970 400h130v7H970ZM1320 260h100v7h-100ZM1240 480h110v7h-110Z"
        />
      </svg>
    </div>
  );
}

/** The lighthouse on the quay; beams come from behind it. */
export function Lighthouse() {
  return (
    <svg aria-hidden="true" className="lead-game-part lead-game-tower" height={240} viewBox="50 -60 240 1000">
      <path className="fill-paper" d="M96 330H244L270 940H70Z" />
      <path className="fill-mist" d="M190 330H244L270 940H190Z" />
      <path style={{ fill: "var(--light, var(--color-lake))" }} d="M100 152H240V300H100Z" />
      <path className="fill-deep" d="M142 152h9V300h-9ZM189 152h9V300h-9Z" />
      <path className="fill-paper" d="M76 298H264L250 344H90Z" />
      <path className="fill-mist" d="M190 298H264L250 344H190Z" />
      <path className="fill-brick" d="M62 156 170-18 278 156Z" />
      <path className="fill-brick-dark" d="M170-18 278 156H190Z" />
      <circle className="fill-brick" cx="170" cy="-25" r="14" />
      <circle className="fill-deep" cx="170" cy="436" r="48" />
      <circle className="fill-paper" cx="170" cy="436" r="38" />
      <path className="fill-none stroke-deep" strokeWidth="8" d="M170 408V436H146" />
      <path className="fill-deep" d="M160 560h20v52h-20ZM160 690h20v52h-20ZM142 940v-84a28 28 0 0 1 56 0v84Z" />
    </svg>
  );
}
